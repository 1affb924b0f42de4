import type { Abilities } from '@/domain/instance/server';
import type { ScheduledPost } from '@/domain/status/scheduled-post';
import type { Status } from '@/domain/status/status';
import type { Facts } from '@/domain/writing/as-asked';
import type { OutgoingStatus } from '@/domain/writing/outgoing-status';

/** What is asked with the words of a post, new or edited. */
type AskedWords = Pick<OutgoingStatus, 'sensitive' | 'contentType' | 'language' | 'mediaIds' | 'poll'>;

/** A language that a server never keeps is told once. */
export const askedOfEdit = (
  { sensitive, contentType, language, mediaIds, poll }: AskedWords,
  can: Pick<Abilities, 'postLanguage'>,
): Facts => ({
  contentType,
  files: mediaIds.length,
  ...(sensitive ? { sensitive } : {}),
  ...(language === null || !can.postLanguage ? {} : { language }),
  ...(poll ? { poll: true, pollMultiple: poll.multiple } : {}),
});

export const askedOfPost = (post: OutgoingStatus, can: Pick<Abilities, 'postLanguage'>): Facts => ({
  ...askedOfEdit(post, can),
  visibility: post.visibility,
  scheduledAt: post.scheduledAt === null ? null : Date.parse(post.scheduledAt),
  ...(post.expiresIn === null ? {} : { lifetime: post.expiresIn }),
  ...(post.quoteId === null ? {} : { quotes: true }),
  ...(post.poll ? { pollLength: post.poll.expiresIn } : {}),
});

/** By the server's own clock. */
const secondsAfter = (start: number, end: number | null): number | null =>
  end === null ? null : (end - start) / 1000;

export const factsOfPost = (status: Status): Facts => ({
  visibility: status.visibility,
  scheduledAt: null,
  lifetime: secondsAfter(status.createdAt, status.expiresAt),
  quotes: status.quote !== null,
  language: status.language,
  ...(status.sourceType === null ? {} : { contentType: status.sourceType }),
  sensitive: status.sensitive,
  files: status.attachments.length,
  poll: status.poll !== null,
  ...(status.poll && {
    pollMultiple: status.poll.multiple,
    pollLength: secondsAfter(status.createdAt, status.poll.expiresAt),
  }),
});

/** Families tell different things of what waits: only what one names is compared. */
export const factsOfScheduled = ({ at, visibility, expiresIn, language, poll }: ScheduledPost): Facts => ({
  scheduledAt: at,
  ...(visibility === null ? {} : { visibility }),
  ...(expiresIn === null ? {} : { lifetime: expiresIn }),
  ...(language === null ? {} : { language }),
  ...(poll && { poll: true, pollMultiple: poll.multiple }),
  ...(poll && poll.expiresIn > 0 ? { pollLength: poll.expiresIn } : {}),
});
