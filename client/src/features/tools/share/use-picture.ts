import { useEffect, useState, type RefObject } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useT } from '@/i18n/use-t';
import type { SeenPost } from '../seen';
import { createMeasures, fetchPicture, lookOf, paintPicture, type Pictures } from './paint-picture';
import { planPicture } from './picture-plan';
import { pictureWords, picturesIn } from './picture-words';

export type Drawn =
  | { is: 'drawing' }
  | { is: 'failed' }
  /** `missing`: pictures of the post did not come; their descriptions stand for them. */
  | { is: 'here'; blob: Blob; url: string; missing: boolean };

async function fetchAll(urls: readonly string[]): Promise<Pictures> {
  return new Map(await Promise.all(urls.map(async (url) => [url, await fetchPicture(url)] as const)));
}

/** A picture of the post, made on the device in the reader's theme. `host` is an element of the page. */
export function usePicture(post: SeenPost, host: RefObject<HTMLElement | null>): Drawn {
  const t = useT();
  const realm = useRealm();
  const [drawn, setDrawn] = useState<Drawn>({ is: 'drawing' });
  const [first] = useState(post);
  useEffect(() => {
    let url: string | null = null;
    let gone = false;
    const draw = async (): Promise<Drawn> => {
      const words = pictureWords(t, realm, first);
      const pictures = await fetchAll(picturesIn(words));
      const look = lookOf(host.current ?? document.body);
      const measures = createMeasures(pictures, look);
      const blob = measures && (await paintPicture(planPicture(words, measures), pictures, look));
      if (gone || !blob) return { is: 'failed' };
      url = URL.createObjectURL(blob);
      const missing = words.media.some((file) => file.url !== null && !pictures.get(file.url));
      return { is: 'here', blob, url, missing };
    };
    const show = async (): Promise<void> => {
      const outcome = await draw().catch(() => ({ is: 'failed' }) as const);
      if (!gone) setDrawn(outcome);
    };
    void show();
    return () => {
      gone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [t, realm, first, host]);
  return drawn;
}
