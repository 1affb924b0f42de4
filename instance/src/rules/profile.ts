import type { Instance } from '../lib/context.ts';
import type { Db } from '../lib/db.ts';
import { linkContext } from './compose.ts';
import { renderPost } from './html.ts';

/** The HTML of a biography: plain text with links, people and tags. */
export function renderNote(db: Db, ownHost: string, text: string): string {
  return renderPost(text, 'text/plain', linkContext(db, ownHost)).html;
}

export interface ProfileField {
  name: string;
  value: string;
}

/** Profile fields as HTML; their values may be written as HTML. */
export function renderFields(db: Db, ownHost: string, fields: readonly ProfileField[]): ProfileField[] {
  const context = linkContext(db, ownHost);
  return fields.map(({ name, value }) => ({ name, value: renderPost(value, 'text/html', context).html }));
}

/** Columns an account may be changed by. */
export type AccountChanges = Record<string, string | number | null>;

/** Writes changed columns; their names come from code. */
export function changeAccount(inst: Instance, accountId: string, changes: AccountChanges): void {
  const names = Object.keys(changes);
  if (names.length === 0) return;
  const assignments = names.map((name) => `${name} = ?`).join(', ');
  inst.db.run(
    `UPDATE accounts SET ${assignments} WHERE id = ?`,
    ...names.map((name) => changes[name] ?? null),
    accountId,
  );
}
