import { ownScript } from './trusted-types';

/** Starts a script of this site as a module worker. `name` is told to it. */
export function startWorker(path: string, name: string): Worker {
  // The compiler's types of `new Worker` know no trusted value, which the browser wants here.
  const worker: Worker = Reflect.construct(Worker, [ownScript(path), { type: 'module', name }]);
  return worker;
}
