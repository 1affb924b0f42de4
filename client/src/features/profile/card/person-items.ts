import { plainName } from '@/domain/account/plain-name';
import type { Realm } from '@/data/realm';
import type { People } from '@/data/people/people';
import type { Account } from '@/domain/account/account';
import { paths } from '@/domain/paths';
import type { Relationship } from '@/domain/account/relationship';
import type { Server } from '@/domain/instance/server';
import type { Translator } from '@/i18n/translator';
import type { Commands } from '@/parts/commands/commands';
import type { MenuItem } from '@/ui/menu/menu-item';

/** Windows that the menu opens. */
export type PersonWindow = 'mute' | 'repeats' | 'lists' | 'highlight';

export interface PersonFacts {
  t: Translator;
  realm: Realm;
  commands: Commands;
  people: People;
  server: Server;
  account: Account;
  relationship: Relationship | undefined;
  isOwn: boolean;
  signedIn: boolean;
  /** Another account is signed in in this browser. */
  several: boolean;
  open: (window: PersonWindow) => void;
}

const hostOf = ({ acct }: Account): string | undefined => acct.split('@')[1];

async function copyHandle({ realm, server, account }: PersonFacts): Promise<void> {
  const tell = (level: 'success' | 'error', messageKey: string): void => {
    realm.notices.push({ level, messageKey, messageArgs: {}, timeout: 5000 });
  };
  const own = URL.canParse(server.base) ? new URL(server.base).host : '';
  const { acct } = account;
  try {
    await navigator.clipboard.writeText(`@${acct}${acct.includes('@') ? '' : `@${own}`}`);
    tell('success', 'people.handle_copied');
  } catch {
    tell('error', 'people.copy_failed');
  }
}

/** To speak to somebody. */
export function wordItems({ t, commands, account, isOwn, signedIn }: PersonFacts): readonly MenuItem[] {
  if (!signedIn || isOwn) return [];
  return [
    {
      id: 'mention',
      label: t('people.mention'),
      icon: 'reply',
      onSelect: () => commands.compose.openNew(`@${account.acct} `),
    },
  ];
}

/** The person's address, here and at home. */
export function addressItems(facts: PersonFacts): readonly MenuItem[] {
  const { t, account } = facts;
  const items: MenuItem[] = [
    {
      id: 'copy',
      label: t('people.copy_handle'),
      icon: 'copy',
      onSelect: () => void copyHandle(facts),
    },
  ];
  if (/^https?:/.test(account.url))
    items.push({
      id: 'original',
      label: t('people.open_original'),
      icon: 'ext',
      href: account.url,
      external: true,
    });
  return items;
}

/** To follow as another of the reader's accounts. */
export function otherAccountItem({
  t,
  commands,
  account,
  signedIn,
  several,
}: PersonFacts): readonly MenuItem[] {
  if (!signedIn || !several) return [];
  const onSelect = (): void => commands.accounts.ask({ is: 'person', accountId: account.id });
  return [{ id: 'as', label: t('accounts.act_as'), icon: 'users', onSelect }];
}

/** What follows from following: repeats, lists; how the person stands out. */
export function readingItems(facts: PersonFacts): readonly MenuItem[] {
  const { t, people, account, relationship, isOwn, signedIn, open } = facts;
  if (isOwn || !signedIn || !relationship) return [];
  const { following, showingReblogs } = relationship;
  const items: MenuItem[] = [];
  if (following && showingReblogs)
    items.push(
      {
        id: 'repeats',
        label: t('people.hide_repeats'),
        icon: 'repeat',
        onSelect: () => people.showRepeats(account.id, false),
      },
      {
        id: 'repeats-for',
        label: t('people.hide_repeats_for'),
        icon: 'clock',
        onSelect: () => open('repeats'),
      },
    );
  if (following && !showingReblogs)
    items.push({
      id: 'repeats',
      label: t('people.show_repeats'),
      icon: 'repeat',
      onSelect: () => people.showRepeats(account.id, true),
    });
  items.push(
    { id: 'lists', label: t('people.lists'), icon: 'list', onSelect: () => open('lists') },
    { id: 'highlight', label: t('people.highlight'), icon: 'palette', onSelect: () => open('highlight') },
  );
  return items.map((item, index) => ({ ...item, startsGroup: index === 0 }));
}

/** Asks first where the preferences want that (FOL-04). */
async function sure(
  { t, realm, commands, account }: PersonFacts,
  what: 'mute' | 'block' | 'domain' | 'remove',
  asks: boolean,
): Promise<boolean> {
  if (!asks) return true;
  const words = {
    mute: ['people.mute_title', 'people.mute_text', 'people.mute'],
    block: ['people.block_title', 'people.block_text', 'people.block'],
    domain: [
      'people.domain_title',
      realm.server.get().can.pleromaApi ? 'people.domain_text' : 'people.domain_text_all',
      'people.mute_domain',
    ],
    remove: ['people.remove_title', 'people.remove_text', 'people.remove_follower'],
  } as const;
  const [title, body, verb] = words[what];
  const args = { name: plainName(account), host: hostOf(account) ?? realm.server.get().name };
  return commands.confirm({
    title: t.dynamic(title, args),
    body: t(body),
    confirmLabel: t.dynamic(verb, args),
    cancelLabel: t('common.cancel'),
    danger: what !== 'mute',
  });
}

/** To be spared somebody, their server, or their following (FOL-04). */
export function sparingItems(facts: PersonFacts): readonly MenuItem[] {
  const { t, realm, commands, people, server, account, relationship, isOwn, signedIn, open } = facts;
  if (isOwn || !signedIn || !relationship) return [];
  const { id } = account;
  const { muting, blocking, domainBlocking, followedBy } = relationship;
  const { settings } = realm;
  const host = hostOf(account);
  const when = (ok: Promise<boolean>, act: () => void): void => void ok.then((yes) => yes && act());
  const items: MenuItem[] = [
    {
      id: 'mute',
      label: t(muting ? 'people.unmute' : 'people.mute'),
      icon: 'mute',
      onSelect: () =>
        when(sure(facts, 'mute', !muting && settings.get('modalOnMute')), () => people.mute(id, !muting)),
    },
  ];
  if (!muting && server.can.muteExpiry)
    items.push({ id: 'mute-for', label: t('people.mute_for'), icon: 'clock', onSelect: () => open('mute') });
  items.push({
    id: 'block',
    label: t(blocking ? 'people.unblock' : 'people.block'),
    icon: 'x',
    danger: !blocking,
    onSelect: () =>
      when(sure(facts, 'block', !blocking && settings.get('modalOnBlock')), () =>
        people.block(id, !blocking),
      ),
  });
  if (host !== undefined && server.can.domainMutes)
    items.push({
      id: 'domain',
      label: domainBlocking ? t('people.unmute_domain', { host }) : t('people.mute_domain', { host }),
      icon: 'server',
      danger: !domainBlocking,
      onSelect: () =>
        when(sure(facts, 'domain', !domainBlocking), () => people.blockDomain(id, !domainBlocking)),
    });
  if (followedBy && server.can.removeFollower)
    items.push({
      id: 'remove',
      label: t('people.remove_follower'),
      icon: 'minus',
      danger: true,
      onSelect: () => when(sure(facts, 'remove', true), () => people.removeFollower(id)),
    });
  items.push({
    id: 'report',
    label: t('people.report'),
    icon: 'shield',
    danger: true,
    onSelect: () => commands.postDialog.ask({ is: 'report-person', accountId: id }),
  });
  return items.map((item, index) => ({ ...item, startsGroup: index === 0 }));
}

/** On one's own profile: where to find whom one does not want to hear of. */
export const ownItems = ({ t, isOwn }: PersonFacts): readonly MenuItem[] =>
  isOwn
    ? [
        {
          id: 'muted',
          label: t('people.muted_and_blocked'),
          icon: 'mute',
          href: paths.mutedAndBlocked,
          startsGroup: true,
        },
      ]
    : [];
