import '@/i18n/messages/en/late/people';
import { useRef, type ReactElement } from 'react';
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
import { sureToUnfollow } from './sure-to-unfollow';

interface Look {
  label: Extract<
    MessageId,
    `people.${'follow' | 'follow_back' | 'request' | 'requested' | 'following' | `changing_${string}`}`
  >;
  look: ButtonLook;
  icon?: IconName;
  /** What a press does: follow, or leave. */
  on: boolean;
}

/** What the button says; while the server has not answered, what is going on (FOL-01). */
function lookOf(relationship: Relationship, locked: boolean): Look {
  const { following, requested, followedBy, changing } = relationship;
  if (changing === 'follow') {
    if (following) return { label: 'people.changing_follow', look: 'plain', on: false };
    if (requested) return { label: 'people.changing_request', look: 'plain', on: false };
    return { label: 'people.changing_unfollow', look: 'primary', on: true };
  }
  if (following) return { label: 'people.following', look: 'plain', icon: 'check', on: false };
  if (requested) return { label: 'people.requested', look: 'plain', icon: 'clock', on: false };
  if (locked) return { label: 'people.request', look: 'primary', on: true };
  return { label: followedBy ? 'people.follow_back' : 'people.follow', look: 'primary', on: true };
}

/** What a press would do, for those who do not see the button change under the pointer. */
function hintOf(t: Translator, relationship: Relationship, name: string): string {
  if (relationship.following) return t('people.unfollow_person', { name });
  if (relationship.requested) return t('people.cancel_request_person', { name });
  return t('people.follow_person', { name });
}

interface FollowProps {
  account: Account;
  small?: boolean;
}

/**
 * Follows and leaves; nothing for oneself, for visitors, and before the relationship is known. Who has moved is left
 * there and not followed any more.
 */
export function FollowButton({ account, small = false }: FollowProps): ReactElement | null {
  const me = useMe();
  const relationship = useRelationship(account.id);
  if (!me || me.id === account.id || !relationship) return null;
  const { following, requested, changing } = relationship;
  if (account.movedTo !== null && !following && !requested && changing !== 'follow') return null;
  return <Pressed account={account} small={small} relationship={relationship} />;
}

function Pressed({
  account,
  small,
  relationship,
}: Required<FollowProps> & { relationship: Relationship }): ReactElement {
  const t = useT();
  const realm = useRealm();
  const button = useRef<HTMLButtonElement>(null);
  usePassesFocusOn(button);
  const { label, look, icon, on } = lookOf(relationship, account.locked);
  const name = plainName(account);
  const press = async (): Promise<void> => {
    const leaves = !on && relationship.following;
    if (!leaves || (await sureToUnfollow(t, realm, account))) realm.intents.follow(account.id, on);
  };
  const changing = relationship.changing === 'follow';
  const refused = on && (account.deactivated || relationship.blockedBy || relationship.blocking);
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
