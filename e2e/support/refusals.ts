import type { Fault } from './fault-proxy';
import { oneOfEachKind } from './long';

/** Ways in which a server does not do what a form asks, and a part of the words that tell of each. */
const ALL: readonly (readonly [name: string, fault: Fault, words: string])[] = [
  ['a sign-in that is over', { is: 'status', status: 401 }, 'does not accept your sign-in any more'],
  ['a refusal', { is: 'status', status: 403 }, 'It went wrong on purpose'],
  ['a missing call', { is: 'status', status: 404 }, 'does not have this'],
  ['words of the server', { is: 'status', status: 422 }, 'It went wrong on purpose'],
  ['too much', { is: 'status', status: 429 }, 'You are rate limited'],
  ['a broken server', { is: 'status', status: 500 }, 'It went wrong on purpose'],
  ['a page', { is: 'html' }, 'does not understand'],
  ['nothing', { is: 'nothing' }, 'No connection to the server'],
];

export const REFUSALS = oneOfEachKind(ALL, ['words of the server', 'nothing']);
