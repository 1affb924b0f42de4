import type { Account } from './account';
import { isBlank } from '@/domain/text/blank';
import { splitEmoji } from '@/domain/text/split-emoji';

/**
 * A name where only letters can stand, such as a window's title or what is read out: without the codes of its emoji.
 * Empty for whom nobody knows.
 */
export function plainName(account: Account | undefined): string {
  if (!account) return '';
  const letters = splitEmoji(account.displayName, account.emojis).filter(
    (piece) => typeof piece === 'string',
  );
  const name = letters.join('').trim();
  return isBlank(name) ? `@${account.acct}` : name;
}
