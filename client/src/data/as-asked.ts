import { differences, type Facts } from '@/domain/writing/as-asked';
import type { ScheduledPost } from '@/domain/status/scheduled-post';
import type { Abilities } from '@/domain/instance/server';
import type { Status } from '@/domain/status/status';
import type { Core } from './core';
import type { LearntAbility } from './learnt';
import type { OutgoingStatus } from '@/domain/writing/outgoing-status';
import type { Undo } from './notices/notices';

/** What a change was about: names the words of the notice. */
type Matter = 'post' | 'edit' | 'scheduled' | 'repeat' | 'mute' | 'relationship' | 'list';

export interface Answered {
  matter: Matter;
  /** Names the post, person or list. */
  id: string;
  asked: Facts;
  got: Facts;
  undo?: Undo;
}

/** A server that leaves these out once will leave them out again. */
function lessons({ matter, asked, got }: Answered): readonly LearntAbility[] {
  const lost = (fact: 'lifetime' | 'language'): boolean =>
    asked[fact] !== undefined && asked[fact] !== null && got[fact] === null;
  return [
    ...(lost('lifetime') ? (['postExpiry'] as const) : []),
    ...(lost('language') ? (['postLanguage'] as const) : []),
    ...(matter === 'repeat' && asked.visibility !== got.visibility ? (['repeatScopes'] as const) : []),
  ];
}

/**
 * The one place where an answer is compared with what was asked: what is otherwise is told at once, with the way to
 * take it back, and what the server does not do is not offered any more.
 */
export function compareWithAsked(
  { notices, learnt }: Pick<Core, 'notices' | 'learnt'>,
  answered: Answered,
): void {
  const { matter, id, asked, got, undo } = answered;
  const found = differences(asked, got);
  if (found.length === 0) return;
  for (const ability of lessons(answered)) learnt.note(ability, false);
  notices.push({
    level: 'warning',
    messageKey: `otherwise.${matter}`,
    messageArgs: {},
    timeout: 0,
    topic: `otherwise ${matter} ${id}`,
    differences: found,
    undo,
  });
}

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
