import { createIntents } from './intents/intents';

/** Code that comes with the first sign of somebody who may have wishes. */
export const wishes = { createIntents };

export type Wishes = typeof wishes;
