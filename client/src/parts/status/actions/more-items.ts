import type { Realm } from '@/data/realm';
import type { Account } from '@/domain/account/account';
import { paths } from '@/domain/paths';
import { canDelete, canPin, canRepeat, takesPart } from '@/domain/account/permissions';
import type { Abilities } from '@/domain/instance/server';
import type { Status } from '@/domain/status/status';
import { allowedVisibilities } from '@/domain/writing/reply-visibility';
import { absoluteTime } from '@/i18n/relative-time';
import type { Translator } from '@/i18n/translator';
import type { Commands } from '@/parts/commands/commands';
import type { MenuItem } from '@/ui/menu/menu-item';
import { foldAround } from './thread-here';

export interface MenuFacts {
  t: Translator;
  realm: Realm;
  commands: Commands;
  status: Status;
  /** Null for a visitor. */
  me: Account | null;
  author: Account | undefined;
  can: Abilities;
  asksToDelete: boolean;
  /** Empty while the reader has not chosen a language. */
  translateTo: string;
  translated: boolean;
  setTranslated: (on: boolean) => void;
  /** What is selected in the post; empty where nothing is. */
  selected: string;
  /** Another account is signed in in this browser. */
  several: boolean;
  /** The button of the menu. */
  anchor: Element | null;
}

async function copyLink(realm: Realm, url: string): Promise<void> {
  const tell = (level: 'success' | 'error', messageKey: string): void => {
    realm.notices.push({ level, messageKey, messageArgs: {}, timeout: 5000 });
  };
  try {
    await navigator.clipboard.writeText(url);
    tell('success', 'post_menu.link_copied');
  } catch {
    tell('error', 'post_menu.copy_failed');
  }
}

/** Ways to the post: its conversation, its address, its own server (ST-11). */
export function linkItems({ t, realm, commands, status, anchor }: MenuFacts): readonly MenuItem[] {
  const url = status.url ?? status.uri;
  const isAlone = anchor?.closest('[data-thread]') === null;
  const fold = anchor && foldAround(anchor);
  const items: MenuItem[] = [
    {
      id: 'open',
      label: t('post_menu.open_conversation'),
      icon: 'stack',
      href: paths.conversation(status.id),
    },
    ...(isAlone
      ? [
          {
            id: 'unfold',
            label: t('post_menu.unfold'),
            icon: 'plus',
            onSelect: () => commands.unfold.ask({ id: status.id, post: anchor.closest('article') }),
          } as const,
        ]
      : []),
    ...(fold
      ? [{ id: 'fold', label: t('post_menu.fold'), icon: 'minus', onSelect: () => fold(anchor) } as const]
      : []),
    { id: 'copy', label: t('post_menu.copy_link'), icon: 'copy', onSelect: () => void copyLink(realm, url) },
  ];
  if (!status.isLocal && /^https?:/.test(url))
    items.push({
      id: 'original',
      label: t('post_menu.open_original'),
      icon: 'globe',
      href: url,
      external: true,
    });
  if (status.editedAt !== null)
    items.push({
      id: 'history',
      label: t('post_menu.history'),
      icon: 'clock',
      onSelect: () => commands.postDialog.ask({ is: 'history', statusId: status.id }),
    });
  return items;
}

/** What is made of the post for elsewhere: `features/tools` does it. */
export function toolItems({ t, commands, status }: MenuFacts): readonly MenuItem[] {
  return [
    {
      id: 'share',
      label: t('post_menu.share'),
      icon: 'ext',
      onSelect: () => commands.tools.ask({ is: 'share', statusId: status.id }),
    },
    {
      id: 'read',
      label: t('post_menu.read'),
      icon: 'aa',
      onSelect: () => commands.tools.ask({ is: 'read', statusId: status.id }),
    },
    {
      id: 'listen',
      label: t('post_menu.listen'),
      icon: 'play',
      onSelect: () => commands.tools.ask({ is: 'listen', statusId: status.id }),
    },
  ];
}

/** ACT-06: a toast where no language was chosen to translate into. */
export function translateItem(facts: MenuFacts): readonly MenuItem[] {
  const { t, realm, status, translated, translateTo } = facts;
  if (!facts.can.translate || facts.me === null || status.text.trim() === '') return [];
  const toggle = (): void => {
    if (translated || translateTo !== '') {
      facts.setTranslated(!translated);
      // The translation and what is told of it stand with the text, which a subject may fold away.
      if (!translated) realm.rowFlags.set(status.id, 'subject', true);
    } else
      realm.notices.push({
        level: 'info',
        messageKey: 'post_menu.no_target',
        messageArgs: {},
        timeout: 5000,
      });
  };
  return [
    {
      id: 'translate',
      label: t(translated ? 'post_menu.hide_translation' : 'post_menu.translate'),
      icon: 'lang',
      onSelect: toggle,
    },
  ];
}

/** ACT-02: a repeat for fewer people than the post itself has. */
export function repeatItems({ t, realm, status, me, can }: MenuFacts): readonly MenuItem[] {
  if (!can.repeatScopes || status.reblogged || !canRepeat(status, me)) return [];
  const words = { unlisted: 'post_menu.repeat_unlisted', private: 'post_menu.repeat_private' } as const;
  const narrower = allowedVisibilities(status.visibility, false).filter(
    (visibility) => visibility !== status.visibility,
  );
  return (['unlisted', 'private'] as const)
    .filter((visibility) => narrower.includes(visibility))
    .map((visibility, index) => ({
      id: visibility,
      label: t(words[visibility]),
      icon: 'repeat',
      startsGroup: index === 0,
      onSelect: () => realm.intents.repeat(status.id, true, visibility),
    }));
}

const unmuteWords = (t: Translator, until: number | null): string =>
  until === null
    ? t('post_menu.unmute_conversation')
    : t('post_menu.unmute_muted_until', { time: absoluteTime(t, until) });

/** What the reader does for themselves: bookmark, pin, mute the conversation (ACT-04). */
export function ownItems(facts: MenuFacts): readonly MenuItem[] {
  const { t, realm, commands, status, me, can } = facts;
  if (me === null) return [];
  const { intents } = realm;
  const { id, bookmarked, pinned, threadMuted } = status;
  const items: MenuItem[] = [
    {
      id: 'bookmark',
      label: t(bookmarked ? 'post_menu.remove_bookmark' : 'post_menu.bookmark'),
      icon: 'bookmark',
      startsGroup: true,
      onSelect: () => intents.bookmark(id, !bookmarked),
    },
  ];
  // Elsewhere this browser keeps folders, once there is a library.
  if (can.bookmarkFolders || realm.late.library.get()?.folders?.canKeep())
    items.push({
      id: 'folder',
      label: t(bookmarked ? 'post_menu.other_folder' : 'post_menu.into_folder'),
      icon: 'stack',
      onSelect: () => commands.postDialog.ask({ is: 'folder', statusId: id }),
    });
  if (canPin(status, me))
    items.push({
      id: 'pin',
      label: t(pinned ? 'post_menu.unpin' : 'post_menu.pin'),
      icon: 'pin',
      onSelect: () => intents.pin(id, !pinned),
    });
  if (threadMuted || can.muteAnyConversation || takesPart(status, me.id)) items.push(...muteItems(facts));
  return items;
}

/** The same and more as another of the reader's accounts. */
export function otherAccountItem({ t, commands, status, me, several }: MenuFacts): readonly MenuItem[] {
  if (me === null || !several) return [];
  const onSelect = (): void => commands.accounts.ask({ is: 'post', statusId: status.id });
  return [{ id: 'as', label: t('accounts.act_as'), icon: 'users', onSelect }];
}

function muteItems({ t, realm: { intents }, commands, status, can }: MenuFacts): readonly MenuItem[] {
  const { id, threadMuted } = status;
  const items: MenuItem[] = [];
  items.push({
    id: 'mute',
    label: threadMuted ? unmuteWords(t, intents.mutedUntil(id)) : t('post_menu.mute_conversation'),
    icon: 'mute',
    onSelect: () => intents.muteConversation(id, !threadMuted),
  });
  // Mastodon's conversations are muted without an end (api.md §6).
  if (!threadMuted && can.pleromaApi)
    items.push({
      id: 'mute-for',
      label: t('post_menu.mute_for'),
      icon: 'clock',
      onSelect: () => commands.postDialog.ask({ is: 'mute', statusId: id }),
    });
  return items;
}

/** Words of a post that a filter may be meant for: its tags, and the host that its link leads to. */
function wordsOf({ tags, card }: Status): readonly string[] {
  const host = card && URL.canParse(card.url) ? [new URL(card.url).hostname] : [];
  return [...tags.map(({ name }) => `#${name}`), ...host];
}

/** Leads to a new filter for what is selected, else for the reader to say. */
export function filterItem({ t, commands, status, me, selected }: MenuFacts): readonly MenuItem[] {
  // A visitor has no settings to keep it in.
  if (me === null || status.accountId === me.id) return [];
  return [
    {
      id: 'filter',
      label: selected === '' ? t('post_menu.filter') : t('post_menu.filter_words', { words: selected }),
      icon: 'filter',
      onSelect() {
        commands.newFilter.ask({ phrase: selected, words: wordsOf(status) });
        commands.settings.ask({ tab: 'filtering', setting: 'muteWords' });
      },
    },
  ];
}

/** What concerns the author: mention, report, delete (ACT-04, ACT-08). */
export function peopleItems(facts: MenuFacts): readonly MenuItem[] {
  const { t, commands, status, me, author } = facts;
  if (me === null) return [];
  const items: MenuItem[] = [];
  if (author && author.id !== me.id) {
    const { acct } = author;
    items.push(
      {
        id: 'mention',
        label: t('post_menu.mention', { acct }),
        icon: 'mail',
        startsGroup: true,
        onSelect: () => commands.compose.openNew(`@${acct} `),
      },
      {
        id: 'report',
        label: t('post_menu.report', { acct }),
        icon: 'shield',
        onSelect: () => commands.postDialog.ask({ is: 'report', statusId: status.id }),
      },
    );
  }
  if (canDelete(status, me)) items.push(deleteItem(facts));
  return items;
}

function deleteItem({ t, realm, commands, status, asksToDelete }: MenuFacts): MenuItem {
  const remove = async (): Promise<void> => {
    const question = {
      title: t('post_menu.delete_question'),
      body: t('post_menu.delete_body'),
      confirmLabel: t('post_menu.delete'),
      cancelLabel: t('common.cancel'),
      danger: true,
    };
    // A failure is told by the banner above the post.
    if (!asksToDelete || (await commands.confirm(question)))
      await realm.intents.remove(status.id).catch(() => {});
  };
  return {
    id: 'delete',
    label: t('post_menu.delete'),
    icon: 'trash',
    danger: true,
    startsGroup: true,
    onSelect: () => void remove(),
  };
}
