import { typingAhead } from '@/lib/typing/typing-ahead';
import type { ComposeSession } from './compose-state';

/** Somebody pressed for a poll; its form comes with late code, and what is typed meanwhile is kept for it. */
export function askForPoll({ nextFocus }: ComposeSession): void {
  nextFocus.ask('poll');
  typingAhead.expect({ field: '[data-writes="poll"]' });
}
