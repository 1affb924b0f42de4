import type { Instance } from '../lib/context.ts';
import { ApiFailure } from '../lib/errors.ts';
import { findByAcct } from '../storage/accounts.ts';
import { block, follow, mute } from './follow.ts';

export type ImportKind = 'follow' | 'blocks' | 'mutes';

/** Accounts between two looks at what else waits. */
const AT_ONCE = 25;

/**
 * The handles of a file: of follows the first column of each line without the header, of blocks and mutes
 * whatever stands between blanks (api.md §9).
 */
export function handlesIn(kind: ImportKind, text: string): string[] {
  const parts =
    kind === 'follow' ? text.split(/\r?\n/).map((line) => line.split(',', 1)[0] ?? '') : text.split(/\s+/);
  return parts
    .map((part) => part.trim().replace(/^@/, ''))
    .filter((part) => part !== '' && part !== 'Account address');
}

function importOne(inst: Instance, accountId: string, kind: ImportKind, acct: string, host: string): void {
  const target = findByAcct(inst.db, acct, host);
  if (!target || target.id === accountId) return;
  try {
    if (kind === 'follow') follow(inst, accountId, target, { reblogs: true, notify: undefined });
    else if (kind === 'blocks') block(inst, accountId, target.id);
    else mute(inst, accountId, target.id, { notifications: true, seconds: 0 });
  } catch (error) {
    // Somebody who does not let themselves be followed ends no import.
    if (!(error instanceof ApiFailure)) throw error;
  }
}

/** Follows, blocks or mutes everybody named, a few at a time between other work; unknown handles are left out. */
export function startImport(
  inst: Instance,
  accountId: string,
  kind: ImportKind,
  handles: readonly string[],
  ownHost: string,
): void {
  const [now, later] = [handles.slice(0, AT_ONCE), handles.slice(AT_ONCE)];
  setImmediate(() => {
    try {
      inst.db.transaction(() => {
        for (const acct of now) importOne(inst, accountId, kind, acct, ownHost);
      });
      if (later.length > 0) startImport(inst, accountId, kind, later, ownHost);
    } catch (error) {
      inst.log(`error: import of ${kind}: ${error instanceof Error ? error.message : 'unknown'}`);
    }
  });
}
