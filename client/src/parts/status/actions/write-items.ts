import { canEdit } from '@/domain/account/permissions';
import { upTo } from '@/lib/breakpoints';
import { NEW_POST } from '@/parts/commands/compose-target';
import type { MenuItem } from '@/ui/menu/menu-item';
import type { MenuFacts } from './more-items';
import { mayQuote, startQuote } from './start-reply';

/** The width below which Quote leaves the action bar for the menu. */
const IN_MENU = upTo('smallPhone');

/** What opens a form: quote (ACT-03), edit and redraft of an own post (ACT-05). */
export function writeItems(facts: MenuFacts): readonly MenuItem[] {
  const { t, realm, commands, status, me, can } = facts;
  const items: MenuItem[] = [];
  if (mayQuote(realm, status) && window.matchMedia(IN_MENU).matches)
    items.push({
      id: 'quote',
      label: t('status.quote'),
      icon: 'quote',
      startsGroup: true,
      onSelect: () => startQuote(facts, status),
    });
  if (!canEdit(status, me)) return items;
  if (can.editing)
    items.push({
      id: 'edit',
      label: t('post_menu.edit'),
      icon: 'pen',
      startsGroup: items.length === 0,
      onSelect: () => commands.compose.openEdit(status.id),
    });
  items.push({
    id: 'redraft',
    label: t('post_menu.redraft'),
    icon: 'refresh',
    startsGroup: items.length === 0,
    onSelect: () => void redraft(facts),
  });
  return items;
}

/** The window takes the post back (ACT-05). */
async function redraft({ t, commands, status, asksToDelete }: MenuFacts): Promise<void> {
  const question = {
    title: t('post_menu.redraft_question'),
    body: t('post_menu.redraft_body'),
    confirmLabel: t('post_menu.redraft'),
    cancelLabel: t('common.cancel'),
    danger: true,
  };
  if (!asksToDelete || (await commands.confirm(question)))
    commands.compose.open({ ...NEW_POST, draftKey: `redraft:${status.id}` });
}
