import type { KeyboardEvent } from 'react';

/** PageDown and PageUp lead from post to post while the focus is inside one (ARIA feed pattern). */
export function moveBetweenPosts(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0;
  if (step === 0 || event.defaultPrevented || !(event.target instanceof Element)) return;
  const here = event.target.closest('article');
  if (!here || event.target.closest('textarea, input')) return;
  const posts = [...event.currentTarget.querySelectorAll<HTMLElement>('article')];
  const next = posts[posts.indexOf(here) + step];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
}
