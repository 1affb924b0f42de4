import type { DraftKey } from '@/data/writing/drafts/draft';
import type { StatusId } from '@/domain/ids';
import type { Readable } from '@/data/readable';
import { afterPaint } from '@/lib/after-paint';
import { typingAhead } from '@/lib/typing-ahead';
import { editTarget, NEW_POST, quoteTarget, replyTarget, type ComposeTarget } from './compose-target';

/**
 * The new-post window is shown by `features/compose`, and asked for from anywhere (floating button, a
 * profile's Mention, Reply on a small screen). At most one is open.
 */
export interface ComposeWindow {
  /** What is being written in the window; null when it is closed. */
  open: ComposeTarget | null;
  /** Counts openings and closings: a form beside the window begins anew from the shared draft. */
  turn: number;
}

let state: ComposeWindow = { open: null, turn: 0 };
const listeners = new Set<() => void>();

function become(next: ComposeWindow): void {
  state = next;
  for (const listener of listeners) listener();
}

/** The field that takes the focus in the form for this draft, for what is typed before the form is there. */
export const textFieldOf = (draftKey: DraftKey): string => `textarea[data-writes="${CSS.escape(draftKey)}"]`;

function set(open: ComposeTarget | null): void {
  if (open === state.open) return;
  if (open) typingAhead.expect({ field: textFieldOf(open.draftKey), giveUp: () => set(null) });
  else if (state.open) typingAhead.fail(textFieldOf(state.open.draftKey));
  become({ ...state, open });
  // The form beside it costs as much as half of the window, which is to be seen first.
  void afterPaint().then(() => become({ ...state, turn: state.turn + 1 }));
}

export const composeWindow: Readable<ComposeWindow> = {
  get: () => state,
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Opens the window for a new post; `prefill` is put beside a draft that is there. */
export const openCompose = (prefill = '', more?: Pick<ComposeTarget, 'scope'>): void =>
  set({ ...NEW_POST, prefill, ...more });

export const openEdit = (id: StatusId): void => set(editTarget(id, null));

/** Opens the window for anything else: a draft, a post to be written anew. */
export const openTarget = (target: ComposeTarget): void => set(target);

export const closeCompose = (): void => set(null);

/** S1 §9: mobile layout at 800 px and below; writing takes the whole screen there. */
export const isSmallScreen = (): boolean => window.matchMedia('(max-width: 800px)').matches;

/**
 * Reply on a small screen takes the whole of it: opens the window and returns true. Else the caller shows
 * `ReplyForm` below the post.
 */
export function openReplyOnSmallScreen(statusId: StatusId): boolean {
  if (!isSmallScreen()) return false;
  set(replyTarget(statusId));
  return true;
}

export const openQuote = (statusId: StatusId): void => set(quoteTarget(statusId));
