/** A part of a form that takes the focus when it comes: it was just asked for by hand. */
export interface NextFocus {
  /** `part` is `poll`, or the key of a further post. */
  readonly ask: (part: string) => void;
  /** True once, for the part that was asked for: one that a kept draft brings takes nothing. */
  readonly take: (part: string) => boolean;
}

export function createNextFocus(): NextFocus {
  let next: string | null = null;
  return {
    ask(part) {
      next = part;
    },
    take(part) {
      const isNext = next === part;
      if (isNext) next = null;
      return isNext;
    },
  };
}
