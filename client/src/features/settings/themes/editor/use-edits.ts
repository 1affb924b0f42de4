import { useState } from 'react';
import type { ThemeSource } from '@/domain/theme/theme-source';

const MOST_STEPS = 100;

interface Steps {
  before: readonly ThemeSource[];
  now: ThemeSource;
  after: readonly ThemeSource[];
  /** What the last change was to: moving one slider is one step. */
  field: string;
}

export interface Edits {
  theme: ThemeSource;
  /** `field` names what is changed; null always makes a step of its own. */
  change: (next: ThemeSource, field: string | null) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** A theme that is being made, with the way back and forth. */
export function useEdits(first: ThemeSource): Edits {
  const [steps, setSteps] = useState<Steps>({ before: [], now: first, after: [], field: '' });
  const { before, now, after } = steps;
  const last = before.at(-1);
  const next = after[0];
  return {
    theme: now,
    change: (theme, field) =>
      setSteps((old) => ({
        before:
          field !== null && field === old.field ? old.before : [...old.before, old.now].slice(-MOST_STEPS),
        now: theme,
        after: [],
        field: field ?? '',
      })),
    undo: last
      ? () => setSteps({ before: before.slice(0, -1), now: last, after: [now, ...after], field: '' })
      : null,
    redo: next
      ? () => setSteps({ before: [...before, now], now: next, after: after.slice(1), field: '' })
      : null,
  };
}
