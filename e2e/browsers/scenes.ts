import { backOnPhone, reloadAsEntryIsMade } from './parts/back';
import { keys, rightToLeft, typingAhead } from './parts/keys';
import { lists, notifications, profile, search } from './parts/lists';
import { longTimeline } from './parts/long-timeline';
import { homeOverlays, personDialogs, postDialogs } from './parts/overlays';
import { pages, posts } from './parts/pages';
import { phone } from './parts/phone';
import { settings } from './parts/settings';
import { viewer } from './parts/viewing';
import { composer, sendIt } from './parts/writing';
import { offline } from './parts/offline';
import type { Samples } from './samples';
import type { Walk } from './walk';

export interface Given {
  readonly samples: Samples;
  /** A file on the disk. */
  readonly picture: string;
  readonly stopServer: () => Promise<void>;
}

type Part = readonly [name: string, go: (walk: Walk, given: Given) => Promise<void>];

/** Every part of the walk, in order; each begins on a page of its own. */
export const PARTS: readonly Part[] = [
  ['every page after another', pages],
  ['posts with a poll, a card, a table, pictures, a quote', (walk, { samples }) => posts(walk, samples)],
  ['what opens from home', homeOverlays],
  ['what the menu of a post leads to', (walk, { samples }) => postDialogs(walk, samples)],
  ['what a profile leads to', personDialogs],
  ['lists', lists],
  ['notifications', notifications],
  ['search', search],
  ['profile', profile],
  ['settings', settings],
  ['the viewer', (walk, { samples }) => viewer(walk, samples)],
  [
    'a post with a picture and a poll is written and sent',
    async (walk, { picture }) => {
      await composer(walk, picture);
      await sendIt(walk);
    },
  ],
  ['keys', keys],
  ['keys for a field that is on its way', typingAhead],
  ['right to left', rightToLeft],
  ['a phone', phone],
  ['500 posts', longTimeline],
  ['Back on a phone', (walk, { samples }) => backOnPhone(walk, samples)],
  ['F5 as a form makes its entry of the history', reloadAsEntryIsMade],
  ['without a server after a reload', (walk, { stopServer }) => offline(walk, stopServer)],
];
