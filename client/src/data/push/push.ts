import type { PushAlerts } from '@/domain/notification/push-alerts';
import type { Readable } from '@/data/readable';

/** Why this browser cannot be told of anything while Skein is closed. */
export type PushProblem =
  /** It has no push at all, or none for pages like this. */
  | 'browser'
  /** The server names no key (VAPID): it does without push. */
  | 'no-key'
  /** The browser's own service, which carries the messages, does not answer, or a policy forbids it. */
  | 'no-service'
  /** The reader, or whoever manages the browser, has refused. */
  | 'denied';

export interface PushChoice {
  alerts: PushAlerts;
  /** Nothing of what was written is shown. */
  hidesAll: boolean;
}

export type PushState = { is: 'impossible'; why: PushProblem } | { is: 'off' } | ({ is: 'on' } & PushChoice);

/** Sentences of notifications by kind, with `{name}`, and of their actions; for the service worker (sw/push-message.ts). */
export type PushWords = Readonly<Record<string, string>>;

/** Web push of one account in this browser (PUSH-01). Calls reject with ApiError. */
export interface Push {
  /** Null until it was looked up. */
  state: Readable<PushState | null>;
  /** Only after a press: the browser may ask the reader. */
  turnOn(choice: PushChoice, words: PushWords): Promise<void>;
  /** Gone on the server, too; rejects where that could not be. */
  turnOff(): Promise<void>;
  /** Brings browser, server and preference together: what ran out, or is of another server, is made anew. */
  renew(words: PushWords): Promise<void>;
}
