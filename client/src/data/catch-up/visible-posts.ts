import type { Core } from '@/data/core';
import { hidingSetting, muteReason } from '@/domain/account/mute-rules';
import { catchUpPost, type CatchUpPost } from '@/domain/catch-up/catch-up-post';
import type { PostFilters } from '@/domain/filter/filter-index';
import type { StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';

type Known = Pick<Core, 'store' | 'settings' | 'filters' | 'meId'>;

function mentionStanding({ store }: Known, { mentions }: Status): 'blocked' | 'muted' | null {
  const known = mentions.map(({ id }) => store.relationships.get(id));
  if (known.some((one) => one?.blocking)) return 'blocked';
  return known.some((one) => one?.muting) ? 'muted' : null;
}

/** Whether the reader's filters and mutes leave nothing of it in the home timeline, not even a line (ST-03). */
function isHidden(core: Known, active: PostFilters, row: Status, shown: Status): boolean {
  const { store, settings, filters, meId } = core;
  if (settings.get('hideOwnRepeats') && row.reblogId !== null && row.accountId === meId) return true;
  const author = store.accounts.get(shown.accountId);
  const reason = muteReason({
    status: shown,
    author,
    mutingAuthor: store.relationships.get(shown.accountId)?.muting,
    me: meId,
    met: active.of(shown, author),
    filtersKnown: filters.known.get().server !== null,
    place: 'home',
    muteBots: settings.get('muteBotStatuses'),
    mentions: mentionStanding(core, shown),
    mutingRepeater: row.reblogId !== null && store.relationships.get(row.accountId)?.muting === true,
    inConversation: false,
  });
  if (!reason) return false;
  return (
    settings.get('hideFilteredStatuses') ||
    settings.get(hidingSetting(reason)) ||
    (reason.is === 'words' && reason.hides === true)
  );
}

/** Facts of those rows that are known and shown; what was deleted or is hidden is left out. */
export function visiblePosts(
  core: Known,
  ids: readonly StatusId[],
  active: PostFilters,
): readonly CatchUpPost[] {
  const me = core.meId === null ? null : { id: core.meId };
  return ids.flatMap((id) => {
    const row = core.store.statuses.get(id);
    const shown = row && (row.reblogId === null ? row : core.store.statuses.get(row.reblogId));
    return row && shown && !isHidden(core, active, row, shown) ? [catchUpPost(row, shown, me)] : [];
  });
}
