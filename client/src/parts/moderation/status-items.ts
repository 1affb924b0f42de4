import type { Account } from '@/domain/account/account';
import { staffAbilities } from '@/domain/staff/staff-abilities';
import type { Status } from '@/domain/status/status';
import type { Visibility } from '@/domain/status/visibility';
import '@/i18n/messages/en/late/moderating';
import type { Moderation } from '@/data/moderation/moderation';
import type { Realm } from '@/data/realm';
import type { Translator } from '@/i18n/translator';
import type { Commands } from '@/parts/commands/commands';
import type { MenuItem } from '@/ui/menu/menu-item';
import { toldByNotice, type Runs } from './use-work';

export interface StatusItemFacts {
  t: Translator;
  confirm: Commands['confirm'];
  status: Status;
  author: Account | undefined;
  moderation: () => Promise<Moderation>;
  run: Runs;
}

/** Of a post where it is read: the way to its author in the moderation, and what can be done at once. */
export function itemsInMenu({
  t,
  status,
  realm,
  commands,
  author,
}: {
  t: Translator;
  status: Status;
  realm: Realm;
  commands: Commands;
  author: Account | undefined;
}): readonly MenuItem[] {
  if (!author) return [];
  return [
    {
      id: 'staff-open',
      label: t('moderation.open_author'),
      icon: 'shield',
      startsGroup: true,
      onSelect: () => commands.moderation.ask({ tab: 'users', item: author.acct }),
    },
    ...(staffAbilities(realm.server.get().can.staffApi ?? 'pleroma').posts
      ? statusItems({
          t,
          status,
          author,
          confirm: commands.confirm,
          moderation: realm.late.moderation.load,
          run: toldByNotice(t, realm.notices),
        })
      : []),
  ];
}

const SCOPES = ['public', 'unlisted', 'private'] as const satisfies readonly Visibility[];
/** As much of a post as tells which one it is. */
const WORDS = 120;

/** What goes with a post, in words. */
function deletedWords({ t, status, author }: StatusItemFacts): string {
  const { text, spoilerText, attachments, repliesCount } = status;
  const said = (spoilerText || text).trim().replace(/\s+/g, ' ');
  return t('moderation.delete_post_text', {
    name: author ? `@${author.acct}` : t('moderation.somebody'),
    words: said.length > WORDS ? `${said.slice(0, WORDS)}…` : said || '…',
    files: attachments.length,
    replies: repliesCount,
  });
}

function deleteItem(facts: StatusItemFacts): MenuItem {
  const { t, confirm, status, moderation, run } = facts;
  const label = t('moderation.delete_post');
  const remove = async (): Promise<void> => {
    const sure = await confirm({
      title: t('moderation.delete_post_title'),
      body: deletedWords(facts),
      confirmLabel: label,
      cancelLabel: t('moderation.cancel'),
      danger: true,
    });
    if (sure) await run(label, async () => (await moderation()).deleteStatus(status.id));
  };
  return {
    id: 'staff-delete',
    label,
    icon: 'trash',
    danger: true,
    startsGroup: true,
    onSelect: () => void remove(),
  };
}

/** What staff can do with a post of somebody else (MOD-03). Who may read a direct one is not theirs to say. */
export function statusItems(facts: StatusItemFacts): readonly MenuItem[] {
  const { t, status, moderation, run } = facts;
  const change = (what: string, asked: { sensitive?: boolean; visibility?: Visibility }): void =>
    void run(what, async () => (await moderation()).changeStatus(status.id, asked));
  const mark = t(status.sensitive ? 'moderation.unmark_sensitive' : 'moderation.mark_sensitive');
  const scopes = SCOPES.some((scope) => scope === status.visibility) ? SCOPES : [];
  return [
    {
      id: 'staff-sensitive',
      label: mark,
      icon: 'eyeoff',
      onSelect: () => change(mark, { sensitive: !status.sensitive }),
    },
    ...scopes
      .filter((scope) => scope !== status.visibility)
      .map((scope): MenuItem => {
        const label = t(`moderation.make_${scope}`);
        return { id: `staff-${scope}`, label, onSelect: () => change(label, { visibility: scope }) };
      }),
    deleteItem(facts),
  ];
}
