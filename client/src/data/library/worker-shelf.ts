import { partMissing, ApiError } from '@/domain/api-error';
import type { RealmKey } from '@/domain/ids';
import { startWorker } from '@/lib/start-worker';
import type { Answer, Shelf } from './calls';
// eslint-disable-next-line import/default -- made by the build: the address of the worker's file
import address from './worker/library-worker?worker&url';

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: ApiError) => void;
}

/** The shelf of an account in a worker of its own; its code is fetched now. Calls reject with ApiError. */
export function workerShelf(owner: RealmKey): Shelf {
  const worker = startWorker(address, owner);
  const waiting = new Map<number, Waiting>();
  let turns = 0;
  let broken = false;
  const take = (turn: number): Waiting | undefined => {
    const one = waiting.get(turn);
    waiting.delete(turn);
    return one;
  };
  worker.addEventListener('message', ({ data }: MessageEvent<{ turn: number; answer: Answer | null }>) => {
    const one = take(data.turn);
    if (data.answer) one?.resolve(data.answer);
    else one?.reject(new ApiError('nonsense'));
  });
  worker.addEventListener('error', () => {
    broken = true;
    for (const turn of waiting.keys()) take(turn)?.reject(partMissing());
  });
  return {
    ask: (call) =>
      new Promise((resolve, reject) => {
        if (broken) return reject(partMissing());
        turns += 1;
        waiting.set(turns, { resolve, reject });
        worker.postMessage({ turn: turns, call }, []);
      }),
    close: () => worker.terminate(),
  };
}
