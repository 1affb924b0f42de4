import type { Call } from '@/data/library/calls';
import { browserPostStore } from './browser-post-store';
import { IndexedShelf } from './shelf';

/** What of a worker's global scope is used here; the compiler's types are those of a page. */
interface Scope {
  name: string;
  addEventListener(
    type: 'message',
    listener: (event: MessageEvent<{ turn: number; call: Call }>) => void,
  ): void;
  postMessage(message: unknown, transfer: []): void;
}
declare const self: Scope;

// Named after the account whose library it has.
const shelf = new IndexedShelf(browserPostStore(self.name));

self.addEventListener('message', ({ data: { turn, call } }) => {
  shelf.ask(call).then(
    (answer) => self.postMessage({ turn, answer }, []),
    () => self.postMessage({ turn, answer: null }, []),
  );
});
