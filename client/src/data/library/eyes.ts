import type { StatusId } from '@/domain/ids';

/** Milliseconds between two looks: a post that is in the window at both has been before the reader's eyes. */
const LOOK = 2_000;

/** Posts of which at least half is in the window, or that fill half of it. */
function postsInWindow(): Set<StatusId> {
  const height = window.innerHeight;
  const ids = new Set<StatusId>();
  for (const post of document.querySelectorAll<HTMLElement>('article[data-status-id]')) {
    const { top, bottom } = post.getBoundingClientRect();
    const shown = Math.min(bottom, height) - Math.max(top, 0);
    const id = post.dataset['statusId'];
    if (id && shown > 0 && shown >= Math.min(bottom - top, height) / 2) ids.add(id);
  }
  return ids;
}

/** Tells of posts that the reader has had before the eyes, each once while it stays there; returns the way to stop. */
export function watchEyes(isWanted: () => boolean, seen: (ids: readonly StatusId[]) => void): () => void {
  let before = new Set<StatusId>();
  let told = new Set<StatusId>();
  const look = (): void => {
    const now = isWanted() && !document.hidden ? postsInWindow() : new Set<StatusId>();
    const stayed = [...now].filter((id) => before.has(id));
    const fresh = stayed.filter((id) => !told.has(id));
    before = now;
    told = new Set(stayed);
    if (fresh.length > 0) seen(fresh);
  };
  const timer = setInterval(look, LOOK);
  return () => clearInterval(timer);
}
