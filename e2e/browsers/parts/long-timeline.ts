import type { Walk } from '../walk';
import { FEED } from './places';

const MANY = 500;
/** Less than what is drawn beyond the window: no row is skipped. */
const STEP = 1600;

interface Rows {
  ids: string[];
  overlaps: string[];
  empty: number;
}

/** Runs in the page: the rows that are drawn, in their order, and those that lie over the next and stay there. */
async function rows(): Promise<Rows> {
  const look = (): Rows => {
    const found = [
      ...document.querySelectorAll<HTMLElement>('[role="feed"] article[data-status-id]:not(article *)'),
    ]
      .map((post) => ({ id: post.dataset['statusId'] ?? '', box: post.getBoundingClientRect() }))
      .sort((a, b) => a.box.top - b.box.top);
    return {
      ids: found.map(({ id }) => id),
      overlaps: found.flatMap(({ id, box }, at) => {
        const next = found[at + 1];
        const by = next ? box.bottom - next.box.top : 0;
        return next && by > 1 ? [`${id} over ${next.id} by ${by.toFixed()}`] : [];
      }),
      empty: found.filter(({ box }) => box.height < 20).length,
    };
  };
  // What grows in a row is told to the list with the next frames.
  const FRAMES = 30;
  let now = look();
  for (let frame = 0; frame < FRAMES && now.overlaps.length + now.empty > 0; frame += 1) {
    await new Promise(requestAnimationFrame);
    now = look();
  }
  return now;
}

/** Runs in the page: where the posts in sight stand. */
function inSight(): { id: string; top: number }[] {
  return (
    [...document.querySelectorAll<HTMLElement>('[role="feed"] article[data-status-id]:not(article *)')]
      .map((post) => ({ id: post.dataset['statusId'] ?? '', box: post.getBoundingClientRect() }))
      // Whole below the heads, and to be pressed without scrolling.
      .filter(({ box }) => box.top > 120 && box.top < innerHeight - 100)
      .map(({ id, box }) => ({ id, top: Math.round(box.top) }))
  );
}

/** 500 posts by the wheel: rows come, none lies over another, and Back from a conversation finds the place. */
export async function longTimeline(walk: Walk): Promise<void> {
  const { driver, until } = walk;
  await walk.visit('/main/all', FEED);
  const seen = new Set<string>();
  await driver.hover(720, 500);
  while (seen.size < MANY) {
    const { ids, overlaps, empty } = await driver.run(rows);
    if (overlaps.length > 0 || empty > 0)
      throw new Error(`${overlaps.join(', ')}, ${empty} rows without a height`);
    for (const id of ids) seen.add(id);
    await driver.wheel(STEP);
  }
  await walk.still();
  const before = await driver.run(inSight);
  const place = before[0];
  if (!place) throw new Error(`${driver.name}: no post in sight`);
  await walk.press(
    `css article[data-status-id="${place.id}"] a:has(> time), article[data-status-id="${place.id}"] time`,
  );
  await until('the conversation', () => location.pathname.startsWith('/notice/'));
  await driver.run(() => history.back());
  await until(
    'the same place',
    (id, top) => {
      const post = document.querySelector(`[role="feed"] article[data-status-id="${id}"]`);
      return (
        location.pathname === '/main/all' &&
        post !== null &&
        Math.abs(post.getBoundingClientRect().top - top) <= 2
      );
    },
    place.id,
    place.top,
  );
}
