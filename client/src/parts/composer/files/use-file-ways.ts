import { useEffect, useRef, type ClipboardEvent } from 'react';
import type { Composer } from '../use-composer';
import { sayNamesOnly, transferred } from './transfer-files';
import { preferReceiver, receiveDrops } from './drop-receivers';

/** Files of a paste, which is taken then; none when it is about text. */
export function pastedFiles(event: ClipboardEvent): readonly File[] {
  const { files } = transferred(event.clipboardData);
  if (files.length === 0 || !sayNamesOnly(event.clipboardData.getData('text/plain'), files)) return [];
  event.preventDefault();
  return files;
}

/**
 * Ways besides the button by which files come into a form: pasted into it, or dropped anywhere on the page
 * while it is the form in use. Nothing comes into one that `waits`.
 */
export function useFileWays({ files, use: open }: Pick<Composer, 'files' | 'use'>, waits: boolean) {
  const take = (chosen: readonly File[]): void => {
    open();
    files.add(null, chosen);
  };
  const latest = useRef(take);
  const receiver = useRef((chosen: readonly File[]) => latest.current(chosen));
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => (waits ? undefined : receiveDrops(receiver.current)), [waits]);
  return {
    onFocus: () => preferReceiver(receiver.current),
    onPaste: (event: ClipboardEvent) => {
      const pasted = pastedFiles(event);
      if (pasted.length > 0) take(pasted);
    },
  };
}
