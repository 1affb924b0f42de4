import { PART_MISSING } from '@/data/notices/part-missing';
import type { Realm } from '@/data/realm';
import { canRepeat } from '@/domain/account/permissions';
import type { Account } from '@/domain/account/account';
import type { Server } from '@/domain/instance/server';
import { remoteInteractionUrl } from '@/domain/paths';
import type { Status } from '@/domain/status/status';
import type { Translator } from '@/i18n/translator';
import type { Commands } from '@/parts/commands/commands';
import { lateAskRepeat } from './late-actions';

// What the buttons of a post do, and the keys that mean the same.

/** Where a visitor acts on the post from an account elsewhere (ACT-07). */
export const remoteAddress = ({ can, base }: Server, { id, url, uri }: Status): string =>
  can.remoteInteractionPage ? remoteInteractionUrl(base, id) : (url ?? uri);

export const toggleFavourite = ({ intents }: Realm, { id, favourited }: Status): void =>
  intents.favourite(id, !favourited);

/** A repeat that is there can be taken back in any case (ACT-02). */
export const mayToggleRepeat = (status: Status, me: Account | null): boolean =>
  canRepeat(status, me) || status.reblogged;

/** Repeats the post or takes that back; asks before repeating where the reader wants that. */
export async function toggleRepeat(
  t: Translator,
  { realm, commands }: { realm: Realm; commands: Commands },
  status: Status,
): Promise<void> {
  if (!mayToggleRepeat(status, realm.me.get())) return;
  try {
    const asks = realm.settings.get('modalOnRepeat') && !status.reblogged;
    if (asks && !(await (await lateAskRepeat.load())(t, { realm, commands }, status))) return;
  } catch {
    realm.notices.push(PART_MISSING);
    return;
  }
  realm.intents.repeat(status.id, !status.reblogged);
}
