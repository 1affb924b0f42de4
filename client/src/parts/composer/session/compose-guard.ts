import type { ApiError } from '@/domain/api-error';
import type { ComposeContent } from '@/domain/writing/compose';

/** What keeps a post back for a moment (COMP-03): files under way, an open list of suggestions. */
export type ComposeBlock = 'upload' | 'suggestions';

/**
 * Looks at what is about to be sent. Resolves with null to let it go, with words (already translated)
 * to show as the problem and the failure behind them, or with `wait` when something else asks the person and submits again.
 */
export type ComposeGuard = (
  content: ComposeContent,
) => Promise<{ words: string; error?: ApiError } | 'wait' | null>;
