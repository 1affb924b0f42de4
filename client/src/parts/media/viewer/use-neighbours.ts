import { useEffect } from 'react';
import type { Attachment } from '@/domain/status/attachment';

/** Fetches the pictures on both sides ahead. */
export function useNeighbours(files: readonly Attachment[], index: number): void {
  useEffect(() => {
    for (const step of [1, -1]) {
      const file = files.at((index + step) % files.length);
      if (file?.kind !== 'image' || file.url === null) continue;
      const picture = new Image();
      picture.referrerPolicy = 'no-referrer';
      picture.src = file.url;
    }
  }, [files, index]);
}
