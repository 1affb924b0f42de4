/** Below the sticky headers, in pixels. */
const TOP = 110;
const END_MARGIN = 50;

/** None of a page that is not shown yet. */
const posts = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main [role="feed"] article')].filter(
    (post) => !post.closest('[inert]'),
  );

const focusedPost = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('main [role="feed"] article') ?? null;

function topmostPost(): HTMLElement | null {
  const seen = posts().filter((post) => {
    const { top, bottom } = post.getBoundingClientRect();
    return bottom > TOP && top < window.innerHeight;
  });
  return seen.find((post) => post.getBoundingClientRect().top >= TOP - 20) ?? seen[0] ?? null;
}

/** Where what stands above the list fills the window, the first post is below it. */
const firstBelow = (): HTMLElement | undefined =>
  posts().find((post) => post.getBoundingClientRect().top >= window.innerHeight);

/** The post that keys act on: the one with the focus, else the topmost in the window. */
export const currentPost = (): HTMLElement | null => focusedPost() ?? topmostPost();

/** Gives a post the focus and brings it below the headers, or its end into the window. */
function focusPost(post: HTMLElement): void {
  post.focus({ preventScroll: true });
  const { top, bottom } = post.getBoundingClientRect();
  const over = bottom + END_MARGIN - window.innerHeight;
  const by = top < TOP ? top - TOP : Math.min(Math.max(over, 0), top - TOP);
  if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
}

/** Frames that rows out of sight may need to be there. */
const FRAMES = 20;

/** To the post after or before the current one; without a focused one to the current one itself. */
export function step(by: 1 | -1): void {
  const here = focusedPost();
  if (!here) {
    const first = topmostPost() ?? firstBelow();
    if (first) focusPost(first);
    return;
  }
  const beside = (): HTMLElement | undefined => {
    const all = posts();
    return all[all.indexOf(here) + by];
  };
  const next = beside();
  if (next) return focusPost(next);
  // The list draws rows near the window only.
  window.scrollBy({ top: (by * window.innerHeight) / 2, behavior: 'instant' });
  const retry = (frames: number): void => {
    const drawn = beside();
    if (drawn) focusPost(drawn);
    else if (frames > 0 && here.isConnected) requestAnimationFrame(() => retry(frames - 1));
  };
  requestAnimationFrame(() => retry(FRAMES));
}
