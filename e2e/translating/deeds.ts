import { ALERT, DIALOG, FEED, MENU } from '../browsers/parts/places';
import type { Walk } from '../browsers/walk';
import { orWithout } from './or-without';

type Deed = readonly [what: string, go: (walk: Walk) => Promise<void>];

/** Each begins on home. */
async function each(walk: Walk, deeds: readonly Deed[]): Promise<void> {
  for (const [what, go] of deeds) {
    await walk.visit('/main/friends', `${FEED} [data-tone="reply"]`);
    await orWithout(what, go(walk));
  }
}

const fromMenu =
  (item: string) =>
  async ({ press, see, measure }: Walk): Promise<void> => {
    await press(`css ${FEED} [title="More"]`);
    await press(`item ${item}`);
    await see(DIALOG);
    await measure(item, DIALOG);
  };

const library = async ({ go, press, see, measure }: Walk): Promise<void> => {
  await go('/main/library', 'main h1');
  await press('button Turn on my library');
  await see('main input[type="search"]');
  await measure('library that is being filled', 'main');
  await press('button What else can be asked');
  await measure('library and what can be asked', 'main');
  await press('button Save a copy');
  await measure('library and its copies', 'main');
  await press('button Delete my library');
  await see(ALERT);
  await measure('question before the library is deleted', ALERT);
};

const catchUp = async ({ go, press, see, measure }: Walk): Promise<void> => {
  await go('/main/catch-up?span=168', 'main [role="tabpanel"] article');
  await measure('catching up: posts', 'main');
  for (const tab of ['People', 'Conversations', 'Links', 'Media']) {
    await press(`tab ${tab}*`);
    await see('main [role="tabpanel"]');
    await measure(`catching up: ${tab}`, 'main');
  }
};

/** Of somebody who reads and writes. */
export const deeds = (walk: Walk): Promise<void> =>
  each(walk, [
    ['sharing', fromMenu('Share…')],
    ['reading as one text', fromMenu('Read as one text')],
    ['catching up', catchUp],
    ['library', library],
  ]);

const report = async ({ driver, press, see, measure }: Walk): Promise<void> => {
  await driver.run(() => history.pushState({ below: '/main/friends', depth: 1 }, '', '/moderation'));
  await see(`${DIALOG} [role="feed"] article`);
  await press(`css ${DIALOG} [role="feed"] article input[type="checkbox"]`);
  await measure('moderation: what is selected', DIALOG);
  await press(`css ${DIALOG} [role="feed"] article button`);
  await see(`${DIALOG} section`);
  await measure('moderation: a report', DIALOG);
  await press('button Account actions');
  await see(MENU);
  await measure('moderation: what can be done about an account', MENU);
};

/** Of staff. */
export const staffDeeds = (walk: Walk): Promise<void> => each(walk, [['a report', report]]);
