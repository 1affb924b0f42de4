import { toApiError } from '@/domain/api-error';
import { canEdit } from '@/domain/permissions';
import { openEdit } from '@/parts/composer/compose-request';
import { openDraft } from '@/parts/composer/open-draft';
import { contentOfPost } from '@/parts/composer/source-content';
import { toDraft } from '@/data/drafts/content-format';
import { confirm } from '@/ui/dialog/confirm-store';
import type { MenuItem } from '@/ui/menu/menu-item';
import type { MenuFacts } from './more-items';
import { mayQuote, startQuote } from './start-quote';

/** The width below which Quote leaves the action bar for the menu. */
const IN_MENU = '(max-width: 480px)';

/** What opens a form: quote (ACT-03), edit and redraft of an own post (ACT-05). */
export function writeItems(facts: MenuFacts): readonly MenuItem[] {
  const { t, realm, status, me, can } = facts;
  const items: MenuItem[] = [];
  if (mayQuote(realm, status) && window.matchMedia(IN_MENU).matches)
    items.push({
      id: 'quote',
      label: t('status.quote'),
      icon: 'quote',
      startsGroup: true,
      onSelect: () => startQuote(realm, status),
    });
  if (!canEdit(status, me)) return items;
  if (can.editing)
    items.push({
      id: 'edit',
      label: t('post_menu.edit'),
      icon: 'pen',
      startsGroup: items.length === 0,
      onSelect: () => openEdit(status.id),
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

/** All of the post is a draft before the post is deleted: no moment is without it. */
async function redraft({ t, realm, status, asksToDelete }: MenuFacts): Promise<void> {
  const question = {
    title: t('post_menu.redraft_question'),
    body: t('post_menu.redraft_body'),
    confirmLabel: t('post_menu.redraft'),
    cancelLabel: t('common.cancel'),
    danger: true,
  };
  if (asksToDelete && !(await confirm(question))) return;
  try {
    const posting = await realm.posting();
    const content = contentOfPost(status, await posting.source(status.id), Date.now());
    const told = {
      ...content,
      after: status.inReplyToId,
      quotes: status.quote?.statusId ?? null,
    };
    const key = `redraft:${status.id}` as const;
    const draft = toDraft(told, null, Date.now());
    realm.drafts.save(key, draft);
    await posting.removeForRedraft(status.id);
    await openDraft(realm, key, draft);
  } catch (thrown) {
    // Its draft stays: nobody knows whether the post is gone.
    realm.notices.push({
      level: 'error',
      messageKey: 'post_menu.redraft_failed',
      messageArgs: {},
      error: toApiError(thrown),
      timeout: 5000,
    });
  }
}
