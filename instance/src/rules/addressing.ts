import type { Instance } from '../lib/context.ts';
import { unprocessable } from '../lib/errors.ts';
import { textList } from '../lib/json.ts';
import { findByAcct } from '../storage/accounts.ts';
import { getStatus, type StatusRow } from '../storage/statuses.ts';
import type { ComposedText } from './compose.ts';
import type { Draft } from './draft.ts';
import { canSee, type Visibility } from './visibility.ts';

/** What a post answers and what it quotes. */
export interface Related {
  parent: StatusRow | undefined;
  quote: StatusRow | undefined;
}

function parentOf(inst: Instance, draft: Draft): StatusRow | undefined {
  if (draft.inReplyToId !== undefined) {
    const row = getStatus(inst.db, draft.inReplyToId);
    const parent = row?.reblog_of_id ? getStatus(inst.db, row.reblog_of_id) : row;
    // An unknown parent makes an ordinary post (recorded).
    return parent && canSee(inst.db, parent.id, draft.accountId) ? parent : undefined;
  }
  if (draft.conversation === undefined) return undefined;
  return inst.db.get<StatusRow>(
    `SELECT s.* FROM participations p JOIN statuses s ON s.id = p.last_status_id WHERE p.id = ? AND p.account_id = ?`,
    draft.conversation,
    draft.accountId,
  );
}

function quoteOf(inst: Instance, draft: Draft): StatusRow | undefined {
  if (draft.quoteId === undefined) return undefined;
  const row = getStatus(inst.db, draft.quoteId);
  if (!row || row.reblog_of_id !== null) throw unprocessable("You can't quote a status that doesn't exist");
  if (row.visibility !== 'public' && row.visibility !== 'unlisted') {
    throw unprocessable('You can only quote public or unlisted statuses');
  }
  return row;
}

function checkVisibility(parent: StatusRow | undefined, wanted: Visibility): void {
  if (parent?.visibility === 'direct' && wanted !== 'direct') {
    throw unprocessable('The message visibility must be direct');
  }
}

/** The list of a post for a list must be the author's. */
function checkList(inst: Instance, draft: Draft): void {
  if (draft.visibility !== 'list') return;
  const own = inst.db.get(
    'SELECT 1 FROM lists WHERE id = ? AND account_id = ?',
    draft.listId ?? 0,
    draft.accountId,
  );
  if (!own) throw unprocessable('Invalid list');
}

/** Finds what a draft refers to; ends with 422 when it may not be posted like that. */
export function relatedTo(inst: Instance, draft: Draft): Related {
  checkList(inst, draft);
  const related = { parent: parentOf(inst, draft), quote: quoteOf(inst, draft) };
  checkVisibility(related.parent, draft.visibility ?? 'public');
  return related;
}

/** Who takes part in the direct conversation that a post answers in. */
function talkers(inst: Instance, draft: Draft): string[] {
  if (draft.conversation === undefined) return [];
  const row = inst.db.get<{ recipients: string }>(
    'SELECT recipients FROM participations WHERE id = ? AND account_id = ?',
    draft.conversation,
    draft.accountId,
  );
  return row ? textList(row.recipients) : [];
}

/** Whom a post addresses: those named in it (or in `to`), and the author of what it answers. */
export function addressed(
  inst: Instance,
  draft: Draft,
  text: ComposedText,
  parent: StatusRow | undefined,
  ownHost: string,
): string[] {
  const named = draft.to
    ? draft.to.flatMap((acct) => findByAcct(inst.db, acct, ownHost)?.id ?? [])
    : text.mentions.map(({ id }) => id);
  const all = [...named, ...talkers(inst, draft), ...(parent ? [parent.account_id] : [])];
  return [...new Set(all)].filter((id) => id !== draft.accountId);
}
