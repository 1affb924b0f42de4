import type { Account } from '@/domain/account/account';
import { isPollOver, type Poll } from '@/domain/status/poll';
import { plainName } from '@/domain/account/plain-name';
import { splitEmoji } from '@/domain/text/split-emoji';
import type { Status } from '@/domain/status/status';
import { absoluteTime } from '@/i18n/relative-time';
import type { Translator } from '@/i18n/translator';

/** A listener hears the beginning and goes into the post for the rest. */
const SPOKEN_TEXT = 300;

const pollWords = (poll: Poll, now: number) => {
  if (isPollOver(poll, now)) return 'status.spoken_poll_over';
  return poll.voted ? 'status.spoken_poll_voted' : 'status.spoken_poll';
};

/** What is read out when a post gets the focus: who, what, in which context, with which files. */
export function spokenLabel(
  t: Translator,
  status: Status,
  author: Account | undefined,
  repeaters: readonly (Account | undefined)[],
  { whole = true, withCounts = true, now = Date.now() } = {},
): string {
  const said = splitEmoji(status.spoilerText || status.text, status.emojis)
    .map((piece) => (typeof piece === 'string' ? piece : piece.shortcode))
    .join('');
  const text = status.spoilerText === '' ? said : t('status.warning', { subject: said });
  const hidden = status.sensitive || status.spoilerText !== '';
  const described = hidden ? [] : status.attachments.flatMap(({ description }) => description ?? []);
  const counted = (of: 'replies' | 'repeats' | 'favourites', count: number): string | false =>
    whole && withCounts && count > 0 && t(`status.spoken_${of}`, { count });
  return [
    plainName(author),
    repeaters[0] && t('status.spoken_repeat', { name: repeaters.map(plainName).join(', ') }),
    status.inReplyToAcct !== null && t('status.spoken_reply', { who: status.inReplyToAcct }),
    text.slice(0, SPOKEN_TEXT).trim(),
    status.poll && t(pollWords(status.poll, now)),
    status.quote && t('status.spoken_quote'),
    status.attachments.length > 0 && t('status.spoken_attachments', { count: status.attachments.length }),
    status.attachments.length > 0 && status.sensitive && t('status.spoken_sensitive'),
    ...described,
    whole && absoluteTime(t, status.createdAt),
    status.editedAt !== null && t('status.spoken_edited'),
    t(`status.visibility_${status.visibility}`),
    counted('replies', status.repliesCount),
    counted('repeats', status.reblogsCount),
    counted('favourites', status.favouritesCount),
  ]
    .filter(Boolean)
    .join(', ');
}
