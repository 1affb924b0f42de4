import { useRef, useState } from 'react';
import { toApiError } from '@/domain/api-error';
import type { Undone } from '@/data/moderation/moderation';
import type { Notices } from '@/data/notices/notices';
import { errorWords } from '@/i18n/error-words';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';

/** `what` names it for the reader. Resolves with whether all was done; never rejects. */
export type Runs = (what: string, work: () => Promise<void>) => Promise<boolean>;

/** Something that was not done, until it is tried again or something else is begun. */
export interface Failure {
  /** What went wrong, in words. */
  words: string;
  /** Whom or what it was not done for, where a part was done. */
  rest: readonly string[];
  again: () => void;
}

interface Bulk<T> {
  items: readonly T[];
  idOf: (item: T) => string;
  /** The name of an item, for the list of what was not done. */
  nameOf: (item: T) => string;
  send: (items: readonly T[], onProgress: (done: number) => void) => Promise<Undone>;
}

export interface Working {
  /** What is on its way; empty when nothing is. What is asked for meanwhile is done after it. */
  busy: string;
  /** How many of how many are done; null for a single thing. */
  progress: { done: number; all: number } | null;
  failures: readonly Failure[];
  /** `whenDone`: once all is done, at the first try or a later one. */
  run: (what: string, work: () => Promise<void>, whenDone?: () => void) => Promise<boolean>;
  runMany<T>(what: string, bulk: Bulk<T>, whenDone?: () => void): Promise<boolean>;
}

const notDone = (t: Translator, what: string, thrown: unknown): { what: string; error: string } => ({
  what,
  error: errorWords(t, toApiError(thrown)),
});

/** Tells above the page what was not done: for menus whose place may be gone by then. */
export function toldByNotice(t: Translator, notices: Notices): Runs {
  const run: Runs = async (what, work) => {
    try {
      await work();
      return true;
    } catch (thrown) {
      notices.push({
        level: 'error',
        messageKey: 'moderation.nothing_done',
        messageArgs: notDone(t, what, thrown),
        timeout: 0,
        again: () => void run(what, work),
      });
      return false;
    }
  };
  return run;
}

/** One thing after the other, in the order in which they were asked for. */
function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  return {
    isIdle: () => waiting.current === 0,
    /** `work` never rejects. */
    take(work: () => Promise<boolean>): Promise<boolean> {
      waiting.current += 1;
      const own = last.current.then(work).finally(() => {
        waiting.current -= 1;
      });
      last.current = own.catch(() => undefined);
      return own;
    },
  };
}

/** What was not done, and the way to add to it. */
function useFailures() {
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  return {
    failures,
    forget: () => setFailures([]),
    fail: (words: string, rest: readonly string[], retry: () => void): void => {
      const again = (): void => {
        setFailures((all) => all.filter((one) => one !== failure));
        retry();
      };
      const failure: Failure = { words, rest, again };
      setFailures((all) => [...all, failure]);
    },
  };
}

interface Attempt {
  what: string;
  /** Says whether all was done. */
  work: () => Promise<boolean>;
  retry: () => void;
  whenDone: (() => void) | undefined;
}

/** One attempt after the other, with what is on its way and what went wrong. */
function useAttempts() {
  const t = useT();
  const turns = useTurns();
  const { failures, fail, forget } = useFailures();
  const [busy, setBusy] = useState('');
  const [progress, setProgress] = useState<Working['progress']>(null);
  const attempt = ({ what, work, retry, whenDone }: Attempt): Promise<boolean> =>
    turns.take(async () => {
      setBusy(what);
      let done = false;
      try {
        done = await work();
      } catch (thrown) {
        fail(t('moderation.nothing_done', notDone(t, what, thrown)), [], retry);
      }
      setBusy('');
      setProgress(null);
      if (done) whenDone?.();
      return done;
    });
  // What is begun while nothing else is on its way leaves behind what went wrong before.
  const begin = (): void => {
    if (turns.isIdle()) forget();
  };
  return { shown: { busy, progress, failures }, begin, attempt, fail, setProgress };
}

/** Does one thing after another and tells how each went, at the place where it was asked for. */
export function useWork(): Working {
  const t = useT();
  const { shown, begin, attempt, fail, setProgress } = useAttempts();
  const one: Working['run'] = (what, work, whenDone) =>
    attempt({
      what,
      async work() {
        await work();
        return true;
      },
      retry: () => void one(what, work, whenDone),
      whenDone,
    });
  const many: Working['runMany'] = (what, bulk, whenDone) => {
    const { items, idOf, nameOf, send } = bulk;
    const all = items.length;
    return attempt({
      what,
      async work() {
        if (all > 1) setProgress({ done: 0, all });
        const undone = await send(items, (done) => setProgress({ done, all }));
        if (undone.ids.length === 0) return true;
        const rest = items.filter((item) => undone.ids.includes(idOf(item)));
        const words = t('moderation.part_done', { done: undone.done, all });
        const retry = (): void => void many(what, { ...bulk, items: rest }, whenDone);
        fail(words, [...new Set(rest.map(nameOf))], retry);
        return false;
      },
      retry: () => void many(what, bulk, whenDone),
      whenDone,
    });
  };
  return {
    ...shown,
    run(...args) {
      begin();
      return one(...args);
    },
    runMany(what, bulk, whenDone) {
      begin();
      return many(what, bulk, whenDone);
    },
  };
}
