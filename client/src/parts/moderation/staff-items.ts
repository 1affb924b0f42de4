import type { StaffAbilities } from '@/domain/staff/staff-abilities';
import { tagsFor, wireTag, type AccountTag, type StaffUser } from '@/domain/staff/staff-user';
import type { Moderation } from '@/data/moderation/moderation';
import type { MessageId } from '@/i18n/message-id';
import type { Translator } from '@/i18n/translator';
import type { Commands } from '@/parts/commands/commands';
import type { MenuItem } from '@/ui/menu/menu-item';
import type { Runs } from './use-work';

export interface StaffItemFacts {
  t: Translator;
  confirm: Commands['confirm'];
  moderation: Moderation;
  user: StaffUser;
  /** Who looks is an admin, not only a moderator. */
  isAdmin: boolean;
  isSelf: boolean;
  /** Those that do something on this server. */
  tags: readonly AccountTag[];
  run: Runs;
  /** Something stands above. */
  hasRowBefore: boolean;
  /** Opens the window in which the name is typed. */
  askToDelete: () => void;
}

export const TAG_WORDS: Readonly<Record<AccountTag, MessageId>> = {
  'media-force-nsfw': 'moderation.tag_media_force_nsfw',
  'media-strip': 'moderation.tag_media_strip',
  'force-unlisted': 'moderation.tag_force_unlisted',
  sandbox: 'moderation.tag_sandbox',
  'disable-remote-subscription': 'moderation.tag_disable_remote_subscription',
  'disable-any-subscription': 'moderation.tag_disable_any_subscription',
  quarantine: 'moderation.tag_quarantine',
  limit: 'moderation.tag_limit',
};

interface Asking {
  title: string;
  body: string;
  label: string;
  danger?: boolean;
}

const asked =
  (
    { confirm, t, run }: StaffItemFacts,
    { title, body, label, danger = true }: Asking,
    work: () => Promise<void>,
  ) =>
  async (): Promise<void> => {
    const cancelLabel = t('moderation.cancel');
    if (await confirm({ title, body, confirmLabel: label, cancelLabel, danger })) await run(label, work);
  };

/** What becomes of deactivated accounts, and of what is reported of them. */
export const deactivationWords = (t: Translator, can: StaffAbilities, count: number): string =>
  [
    t('moderation.deactivate_text', { count }),
    ...(can.endsReports ? [t('moderation.ends_reports')] : []),
  ].join(' ');

function activeItem(facts: StaffItemFacts): MenuItem {
  const { t, moderation, user, run } = facts;
  const set = async (on: boolean): Promise<void> => void (await moderation.setActive([user], on));
  if (!user.isActive) {
    const label = t('moderation.activate');
    return { id: 'active', label, icon: 'check', onSelect: () => void run(label, () => set(true)) };
  }
  const label = t('moderation.deactivate');
  const args = { count: 1, name: `@${user.acct}` };
  const ask = asked(
    facts,
    {
      title: t('moderation.deactivate_title', args),
      body: deactivationWords(t, moderation.can, 1),
      label,
    },
    () => set(false),
  );
  return { id: 'active', label, icon: 'minus', danger: true, onSelect: () => void ask() };
}

function tagItems({ t, user, moderation, run, tags }: StaffItemFacts): MenuItem[] {
  return tagsFor(user, tags).map((tag, index) => {
    const on = user.tags.includes(wireTag(tag));
    const label = t.dynamic(TAG_WORDS[tag], {});
    return {
      id: tag,
      label,
      checked: on,
      startsGroup: index === 0,
      onSelect: () => void run(label, () => moderation.setTag(user, tag, !on)),
    };
  });
}

function rightItems(facts: StaffItemFacts): MenuItem[] {
  const { t, user, moderation, isAdmin, isSelf } = facts;
  if (!moderation.can.rights || !isAdmin || isSelf || !user.isLocal) return [];
  const title = t('moderation.right_title', { name: `@${user.acct}` });
  const item = (right: 'admin' | 'moderator', on: boolean): MenuItem => {
    const label = t(`moderation.${on ? 'grant' : 'revoke'}_${right}`);
    const body = t(on ? 'moderation.grant_text' : 'moderation.revoke_text');
    const set = asked(facts, { title, body, label, danger: right === 'admin' || !on }, () =>
      moderation.setRight(user, right, on),
    );
    return { id: right, label, startsGroup: right === 'admin', onSelect: () => void set() };
  };
  return [item('admin', !user.isAdmin), item('moderator', !user.isModerator)];
}

function securityItems(facts: StaffItemFacts): MenuItem[] {
  const { t, user, moderation, isAdmin, isSelf } = facts;
  if (!moderation.can.rights || !isAdmin || isSelf || !user.isLocal) return [];
  const args = { name: `@${user.acct}` };
  const password = asked(
    facts,
    {
      title: t('moderation.force_password_title', args),
      body: t('moderation.force_password_text'),
      label: t('moderation.force_password'),
    },
    () => moderation.forceNewPassword(user),
  );
  const factor = asked(
    facts,
    {
      title: t('moderation.end_mfa_title', args),
      body: t('moderation.end_mfa_text'),
      label: t('moderation.end_mfa'),
    },
    () => moderation.endSecondFactor(user),
  );
  return [
    {
      id: 'password',
      label: t('moderation.force_password'),
      startsGroup: true,
      onSelect: () => void password(),
    },
    { id: 'mfa', label: t('moderation.end_mfa'), onSelect: () => void factor() },
  ];
}

/** What staff can do with an account, for exactly whom the rights allow (MOD-03). */
export function staffItems(facts: StaffItemFacts): readonly MenuItem[] {
  const { t, isAdmin, isSelf, askToDelete, hasRowBefore, moderation } = facts;
  const remove: MenuItem = {
    id: 'delete',
    label: t('moderation.delete_account'),
    icon: 'trash',
    danger: true,
    startsGroup: true,
    onSelect: askToDelete,
  };
  const [top, ...others] = [
    ...rightItems(facts),
    ...tagItems(facts),
    ...securityItems(facts),
    ...(isSelf ? [] : [{ ...activeItem(facts), startsGroup: true }]),
    ...(moderation.can.rights && isAdmin && !isSelf ? [{ ...remove, startsGroup: false }] : []),
  ];
  return top ? [{ ...top, startsGroup: hasRowBefore }, ...others] : [];
}
