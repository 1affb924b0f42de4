import '@/i18n/messages/en/late/people';
import { useRef, type ReactElement } from 'react';
import { PART_MISSING } from '@/data/notices/part-missing';
import { useRealm } from '@/data/react/realm-context';
import { useMe, useRelationship } from '@/data/react/records';
import type { Account } from '@/domain/account/account';
import { plainName } from '@/domain/account/plain-name';
import type { Relationship } from '@/domain/account/relationship';
import type { MessageId } from '@/i18n/message-id';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { Button, type ButtonLook } from '@/ui/button/button';
import { usePassesFocusOn } from '@/ui/focus/use-passes-focus-on';
import type { IconName } from '@/ui/icon/shapes';
import { useCommands } from '@/parts/commands/use-commands';
import { unfollow } from './unfollow';

interface Look {
  label: Extract<
    MessageId,
    `people.${'follow' | 'follow_back' | 'request' | 'requested' | 'following' | 'unblock' | `changing_${string}`}`
  >;
  look: ButtonLook;
  icon?: IconName;
  /** What a press does. */
  does: 'follow' | 'leave' | 'unblock';
}

/** What the button says; while the server has not answered, what is going on (FOL-01). */
function lookOf(relationship: Relationship, locked: boolean): Look {
  const { following, requested, followedBy, blocking, changing } = relationship;
  if (changing === 'block') {
    const label = blocking ? 'people.changing_block' : 'people.changing_unblock';
    return { label, look: 'plain', does: 'unblock' };
  }
  // Nobody follows whom they block.
  if (blocking) return { label: 'people.unblock', look: 'plain', does: 'unblock' };
  if (changing === 'follow') {
    if (following) return { label: 'people.changing_follow', look: 'plain', does: 'leave' };
    if (requested) return { label: 'people.changing_request', look: 'plain', does: 'leave' };
    return { label: 'people.changing_unfollow', look: 'primary', does: 'follow' };
  }
  if (following) return { label: 'people.following', look: 'plain', icon: 'check', does: 'leave' };
  if (requested) return { label: 'people.requested', look: 'plain', icon: 'clock', does: 'leave' };
  if (locked) return { label: 'people.request', look: 'primary', does: 'follow' };
  return { label: followedBy ? 'people.follow_back' : 'people.follow', look: 'primary', does: 'follow' };
}

/** What a press would do, for those who do not see the button change under the pointer. */
function hintOf(t: Translator, relationship: Relationship, name: string): string {
  if (relationship.blocking) return t('people.unblock_person', { name });
  if (relationship.following) return t('people.unfollow_person', { name });
  if (relationship.requested) return t('people.cancel_request_person', { name });
  return t('people.follow_person', { name });
}

interface FollowProps {
  account: Account;
  small?: boolean;
}

/**
 * Follows and leaves, and unblocks who is blocked; nothing for oneself, for visitors, and before the relationship is known. Who has moved is left
 * there and not followed any more.
 */
export function FollowButton({ account, small = false }: FollowProps): ReactElement | null {
  const me = useMe();
  const relationship = useRelationship(account.id);
  if (!me || me.id === account.id || !relationship) return null;
  const { following, requested, blocking, changing } = relationship;
  const isOver = !following && !requested && !blocking && changing !== 'follow';
  if (account.movedTo !== null && isOver) return null;
  return <Pressed account={account} small={small} relationship={relationship} />;
}

function Pressed({
  account,
  small,
  relationship,
}: Required<FollowProps> & { relationship: Relationship }): ReactElement {
  const t = useT();
  const realm = useRealm();
  const commands = useCommands();
  const button = useRef<HTMLButtonElement>(null);
  usePassesFocusOn(button);
  const { label, look, icon, does } = lookOf(relationship, account.locked);
  const name = plainName(account);
  const press = async (): Promise<void> => {
    if (does === 'unblock') {
      const people = await realm.late.people.load().catch(() => null);
      if (people) people.block(account.id, false);
      else realm.notices.push(PART_MISSING);
    } else if (does === 'leave' && relationship.following) await unfollow(t, { realm, commands }, account);
    else realm.intents.follow(account.id, does === 'follow');
  };
  const changing = relationship.changing === 'follow' || relationship.changing === 'block';
  const refused = does === 'follow' && (account.deactivated || relationship.blockedBy);
  return (
    <Button
      ref={button}
      small={small}
      look={look}
      icon={small ? undefined : icon}
      busy={changing}
      disabled={refused}
      title={hintOf(t, relationship, name)}
      aria-label={`${t(label)}: ${name}`}
      onClick={() => void press()}
    >
      {t(label)}
    </Button>
  );
}
