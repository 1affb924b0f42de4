import { useEffect, useRef, type ClipboardEvent, type RefObject } from 'react';
import type { BoxKey } from '@/domain/writing/draft-media';
import type { Attachments } from './attachments';
import { pastedFiles, type Transferred } from '@/lib/typing/transfer-files';
import { useCommands } from '@/parts/commands/use-commands';

/** Puts what was dropped into one box of a form, and says what it cannot take. */
export function takeDropped(attachments: Attachments, box: BoxKey, { files, folders }: Transferred): void {
  attachments.add(box, files);
  if (folders > 0) attachments.refuseFolders();
}

/** Files that are dropped on `area` are for the box in it. */
export function useDropsOn(area: RefObject<Element | null>, take: (dropped: Transferred) => void): void {
  const { fileDrops } = useCommands();
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const element = area.current;
    return element ? fileDrops.receiveOn(element, (dropped) => latest.current(dropped)) : undefined;
  }, [area, fileDrops]);
}

/**
 * Ways besides the button by which files come into a form: pasted into it, dropped on it, or dropped anywhere
 * else on the page while it is the form in use.
 */
export function useFileWays(
  { files, use: open }: { files: Attachments; use: () => void },
  form: RefObject<HTMLFormElement | null>,
) {
  const { fileDrops } = useCommands();
  const take = (dropped: Transferred): void => {
    open();
    takeDropped(files, null, dropped);
  };
  const latest = useRef(take);
  const receiver = useRef((dropped: Transferred) => latest.current(dropped));
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => fileDrops.receive(receiver.current), [fileDrops]);
  useDropsOn(form, take);
  return {
    onFocus: () => fileDrops.prefer(receiver.current),
    onPaste: (event: ClipboardEvent) => {
      const pasted = pastedFiles(event);
      if (pasted.length > 0) take({ files: pasted, folders: 0 });
    },
  };
}
