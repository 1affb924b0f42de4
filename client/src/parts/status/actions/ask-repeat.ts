import '@/i18n/messages/en/late/asking';
import type { Realm } from '@/data/realm';
import { plainName } from '@/domain/account/plain-name';
import type { Status } from '@/domain/status/status';
import type { Translator } from '@/i18n/translator';
import type { Commands } from '@/parts/commands/commands';

/** Asks before repeating, where the reader wants that; false when it is not to be. */
export function askRepeat(
  t: Translator,
  { realm, commands }: { realm: Realm; commands: Commands },
  status: Status,
): Promise<boolean> {
  const name = plainName(realm.records.account(status.accountId).get());
  return commands.confirm({
    title: t('asking.repeat'),
    body: t('asking.repeat_body', { name }),
    confirmLabel: t('status.repeat'),
    cancelLabel: t('common.cancel'),
  });
}
