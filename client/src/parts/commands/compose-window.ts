import type { DraftKey } from '@/data/writing/drafts/draft';
import type { StatusId } from '@/domain/ids';
import type { Readable } from '@/data/readable';
import { afterPaint } from '@/lib/after-paint';
import { upTo } from '@/lib/breakpoints';
import { typingAhead } from '@/lib/typing/typing-ahead';
import { editTarget, NEW_POST, quoteTarget, replyTarget, type ComposeTarget } from './compose-target';

interface ComposeWindowState {
  /** What is being written in the window; null when it is closed. */
  open: ComposeTarget | null;
  /** Counts openings and closings: a form beside the window begins anew from the shared draft. */
  turn: number;
}

/**
 * The new-post window is shown by `features/compose`, and asked for from anywhere (floating button, a
 * profile's Mention, Reply on a small screen). At most one is open. Keys that are pressed before its field is there
 * are kept for it (lib/typing/typing-ahead.ts).
 */
export interface ComposeWindow extends Readable<ComposeWindowState> {
  readonly open: (target: ComposeTarget) => void;
  /** For a new post; `prefill` is put beside a draft that is there. */
  readonly openNew: (prefill?: string, more?: Pick<ComposeTarget, 'scope'>) => void;
  readonly openEdit: (id: StatusId) => void;
  readonly openQuote: (id: StatusId) => void;
  /**
   * Reply on a small screen takes the whole of it: opens the window and returns true. Else the caller shows
   * the form below the post.
   */
  readonly openReplyOnSmallScreen: (id: StatusId) => boolean;
  readonly close: () => void;
}

/** The field that takes the focus in the form for this draft, for what is typed before the form is there. */
export const textFieldOf = (draftKey: DraftKey): string => `textarea[data-writes="${CSS.escape(draftKey)}"]`;

/** S1 §9: mobile layout at 800 px and below; writing takes the whole screen there. */
export const isSmallScreen = (): boolean => window.matchMedia(upTo('phone')).matches;

export function createComposeWindow(): ComposeWindow {
  let state: ComposeWindowState = { open: null, turn: 0 };
  const listeners = new Set<() => void>();
  const become = (next: ComposeWindowState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const set = (open: ComposeTarget | null): void => {
    if (open === state.open) return;
    if (open) typingAhead.expect({ field: textFieldOf(open.draftKey), giveUp: () => set(null) });
    else if (state.open) typingAhead.fail(textFieldOf(state.open.draftKey));
    become({ ...state, open });
    // The form beside it costs as much as half of the window, which is to be seen first.
    void afterPaint().then(() => become({ ...state, turn: state.turn + 1 }));
  };
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: set,
    openNew: (prefill = '', more) => set({ ...NEW_POST, prefill, ...more }),
    openEdit: (id) => set(editTarget(id, null)),
    openQuote: (id) => set(quoteTarget(id)),
    openReplyOnSmallScreen(id) {
      const small = isSmallScreen();
      if (small) set(replyTarget(id));
      return small;
    },
    close: () => set(null),
  };
}
