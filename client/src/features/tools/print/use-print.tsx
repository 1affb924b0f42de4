import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useReadable, useRealm } from '@/data/react/realm-context';
import type { StatusId } from '@/domain/ids';
import { useCommands } from '@/parts/commands/use-commands';

/** Milliseconds that pictures may take to come before the paper is printed without them. */
const PATIENCE = 4000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when the pictures of the paper are there, or have been waited for long enough. */
async function picturesCame(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('body > [data-theme] img')];
  const come = Promise.allSettled(pictures.map((picture) => picture.decode()));
  await Promise.race([come, wait(PATIENCE)]);
}

/** True while the page is printed, however that began; drawn before the browser looks. */
function useIsPrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    const become = (now: boolean) => (): void => flushSync(() => setPrinting(now));
    const media = window.matchMedia('print');
    window.addEventListener('beforeprint', become(true), { signal: left.signal });
    window.addEventListener('afterprint', become(false), { signal: left.signal });
    media.addEventListener('change', ({ matches }) => become(matches)(), { signal: left.signal });
    return () => left.abort();
  }, []);
  return printing;
}

/**
 * The conversation that is to be put on paper, null while none is: the one that the page shows while the browser
 * prints, and the one that the reader asked to print, for which the browser's own window opens.
 */
export function usePrint(): StatusId | null {
  const { tools, thread } = useCommands();
  const { notices } = useRealm();
  const asked = useReadable(tools);
  const shown = useReadable(thread);
  const printing = useIsPrinting();
  const job = asked?.is === 'print' ? asked : null;
  useEffect(() => {
    if (!job) return;
    let gone = false;
    const print = async (): Promise<void> => {
      await picturesCame();
      if (gone) return;
      try {
        window.print();
      } catch {
        notices.push({ level: 'error', messageKey: 'tools.print_failed', messageArgs: {}, timeout: 5000 });
      }
    };
    void print();
    // Some browsers have not looked yet when the call is back.
    window.addEventListener('afterprint', tools.done);
    return () => {
      gone = true;
      window.removeEventListener('afterprint', tools.done);
    };
  }, [job, notices, tools]);
  return job?.statusId ?? (printing ? shown : null);
}
