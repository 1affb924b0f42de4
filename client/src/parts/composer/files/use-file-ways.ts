import { useEffect, useRef, type ClipboardEvent, type RefObject } from 'react';
import type { BoxKey } from '@/domain/draft-media';
import type { Composer } from '../use-composer';
import type { FilesDesk } from './files-desk';
import { pastedFiles, type Transferred } from '@/lib/transfer-files';
import { preferReceiver, receiveDrops, receiveDropsOn } from './drop-receivers';

/** Puts what was dropped into one box of a form, and says what it cannot take. */
export function takeDropped(desk: FilesDesk, box: BoxKey, { files, folders }: Transferred): void {
  desk.add(box, files);
  if (folders > 0) desk.refuseFolders();
}

/** Files that are dropped on `area` are for the box in it. */
export function useDropsOn(area: RefObject<Element | null>, take: (dropped: Transferred) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const element = area.current;
    return element ? receiveDropsOn(element, (dropped) => latest.current(dropped)) : undefined;
  }, [area]);
}

/**
 * Ways besides the button by which files come into a form: pasted into it, dropped on it, or dropped anywhere
 * else on the page while it is the form in use. Nothing comes into one that `waits`.
 */
export function useFileWays(
  { files, use: open }: Pick<Composer, 'files' | 'use'>,
  form: RefObject<HTMLFormElement | null>,
  waits: boolean,
) {
  const take = (dropped: Transferred): void => {
    open();
    takeDropped(files, null, dropped);
  };
  const latest = useRef(take);
  const receiver = useRef((dropped: Transferred) => latest.current(dropped));
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => (waits ? undefined : receiveDrops(receiver.current)), [waits]);
  useDropsOn(form, take);
  return {
    onFocus: () => preferReceiver(receiver.current),
    onPaste: (event: ClipboardEvent) => {
      const pasted = pastedFiles(event);
      if (pasted.length > 0) take({ files: pasted, folders: 0 });
    },
  };
}
