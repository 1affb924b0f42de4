import '@/i18n/messages/en/late/people';
import type { ReactElement } from 'react';
import { useReadable } from '@/data/react/realm-context';
import { usePreference, useRelationship } from '@/data/react/records';
import type { People } from '@/data/people/people';
import type { Account } from '@/domain/account/account';
import { timeLeft } from '@/i18n/time-left';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { Tag, type TagTone } from '@/ui/state/tag';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/shapes';

interface Mark {
  key: string;
  words: string;
  tone: TagTone;
  icon?: IconName;
}

/** What the person is on the server (PROF-01). */
function useRoles({ role, bot, deactivated, movedTo }: Account): readonly Mark[] {
  const t = useT();
  const hideBots = usePreference('hideBotIndication');
  const marks: Mark[] = [];
  if (role === 'admin')
    marks.push({ key: 'admin', words: t('people.admin'), tone: 'accent', icon: 'shield' });
  if (role === 'moderator')
    marks.push({ key: 'moderator', words: t('people.moderator'), tone: 'blue', icon: 'shield' });
  if (bot && !hideBots) marks.push({ key: 'bot', words: t('people.bot'), tone: 'neutral', icon: 'bot' });
  if (deactivated) marks.push({ key: 'off', words: t('people.deactivated'), tone: 'red' });
  if (movedTo !== null) marks.push({ key: 'moved', words: t('people.moved'), tone: 'neutral', icon: 'move' });
  return marks;
}

/** How the reader and the person stand to each other, with what is left of what has an end. */
function useStanding(people: People, id: string, asksElsewhere: boolean): readonly Mark[] {
  const t = useT();
  const relationship = useRelationship(id);
  const { muted, repeatsHidden } = useReadable(people.ends);
  const now = useNow();
  if (!relationship) return [];
  const left = (end: number | undefined): string | null =>
    end === undefined || end <= now ? null : timeLeft(t, end, now);
  const marks: Mark[] = [];
  const add = (key: string, on: boolean, words: string, tone: TagTone = 'neutral'): void => {
    if (on) marks.push({ key, words, tone });
  };
  const muteLeft = left(muted.get(id));
  const repeatsLeft = left(repeatsHidden.get(id));
  add('requests', relationship.requestedBy && !asksElsewhere, t('people.wants_to_follow'), 'accent');
  add('follows', relationship.followedBy, t('people.follows_you'));
  add(
    'muted',
    relationship.muting,
    muteLeft === null ? t('people.muted') : t('people.muted_left', { time: muteLeft }),
    'orange',
  );
  add('blocked', relationship.blocking, t('people.blocked'), 'red');
  add('domain', relationship.domainBlocking, t('people.domain_hidden'), 'red');
  add('blocks', relationship.blockedBy, t('people.blocks_you'), 'red');
  add(
    'repeats',
    relationship.following && !relationship.showingReblogs,
    repeatsLeft === null ? t('people.repeats_hidden') : t('people.repeats_left', { time: repeatsLeft }),
  );
  return marks;
}

/** Badges beside a name. */
export function PersonMarks({
  people,
  account,
  asksElsewhere = false,
}: {
  people: People;
  account: Account;
  /** The request to follow has a place of its own on the page, with its buttons. */
  asksElsewhere?: boolean;
}): ReactElement {
  const roles = useRoles(account);
  const standing = useStanding(people, account.id, asksElsewhere);
  return (
    <>
      {[...standing, ...roles].map(({ key, words, tone, icon }) => (
        <Tag key={key} tone={tone}>
          {icon && <Icon name={icon} size="xs" />}
          {words}
        </Tag>
      ))}
    </>
  );
}
