import type { Samples, Shown } from '../samples';
import type { Walk } from '../walk';
import { FEED } from './places';

type Page = readonly [path: string, shows: string];
const PAGES: readonly [Page, ...Page[]] = [
  ['/main/friends', FEED],
  ['/main/public', FEED],
  ['/main/all', FEED],
  ['/bookmarks', FEED],
  ['/tag/ceramics', 'main h1'],
  ['/ada/notifications', 'main article'],
  ['/users/ada/interactions', 'main [role="tabpanel"]'],
  ['/users/ada/dms', 'main h1'],
  ['/users/ada/dms?by=people', 'main article'],
  ['/search?query=glaze', 'main [role="tabpanel"] article'],
  ['/ada', 'main article'],
  ['/about', 'main h2'],
  ['/lists', 'main li'],
  ['/lists/new', 'main input'],
  ['/main/catch-up', 'main [role="tabpanel"]'],
  ['/main/library', 'main h1'],
  ['/drafts', 'main h1'],
  ['/scheduled', 'main h1'],
  ['/announcements', 'main article'],
  ['/friend-requests', 'main article'],
  ['/who-to-follow', 'main article'],
  ['/muted-and-blocked', 'main [role="tabpanel"] article'],
];

/** The first by a load, as each part of the walk begins; a load of each would be half of the walk's time. */
export async function pages(walk: Walk): Promise<void> {
  const [[first, post], ...others] = PAGES;
  await walk.visit(first, post);
  for (const [path, shows] of others) await walk.go(path, shows);
}

/** The one thing, where the rest is letters of other fonts. */
const MEASURED: Partial<Record<Shown, string>> = { table: 'table' };
/** Runs in the page: the film says how long it is once its file is read. An engine without the codec says an error. */
const isFilmRead = (post: string): boolean => {
  const film = document.querySelector<HTMLVideoElement>(`${post} video`);
  return film !== null && (film.error !== null || /\d\d:\d\d/.test(film.parentElement?.textContent ?? ''));
};
const cannotReadFilm = (post: string): boolean =>
  Boolean(document.querySelector<HTMLVideoElement>(`${post} video`)?.error);

/** One post of each kind (poll, card, table, pictures, quote …) in its conversation, its content measured. */
export async function posts(walk: Walk, samples: Samples): Promise<void> {
  await walk.visit('/main/all', FEED);
  for (const [kind, id] of samples) {
    const post = `article[data-status-id="${id}"]`;
    await walk.go(`/notice/${id}`, `${post} [data-tone="reply"]`);
    if (kind === 'video') {
      await walk.until('the film', isFilmRead, post);
      if (await walk.driver.run(cannotReadFilm, post)) continue;
    }
    await walk.measure(`post with ${kind}`, `${post} ${MEASURED[kind] ?? '> :nth-child(2)'}`);
  }
}
