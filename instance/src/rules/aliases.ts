import type { Instance } from '../lib/context.ts';
import { textList } from '../lib/json.ts';
import type { AccountRow } from '../storage/accounts.ts';

/** Whether an account says that it was, or is, the other as well. */
export function isAliasOf(account: AccountRow, other: AccountRow): boolean {
  return textList(account.also_known_as).includes(other.ap_id);
}

function keep(inst: Instance, accountId: string, apIds: readonly string[]): void {
  inst.db.run('UPDATE accounts SET also_known_as = ? WHERE id = ?', JSON.stringify(apIds), accountId);
}

export function addAlias(inst: Instance, account: AccountRow, other: AccountRow): void {
  keep(inst, account.id, [...new Set([...textList(account.also_known_as), other.ap_id])]);
}

/** False when there was no such alias. */
export function removeAlias(inst: Instance, account: AccountRow, other: AccountRow): boolean {
  if (!isAliasOf(account, other)) return false;
  keep(
    inst,
    account.id,
    textList(account.also_known_as).filter((apId) => apId !== other.ap_id),
  );
  return true;
}
