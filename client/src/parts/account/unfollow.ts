import '@/i18n/messages/en/late/people';
import type { Account } from '@/domain/account/account';
import { plainName } from '@/domain/account/plain-name';
import type { Realm } from '@/data/realm';
import type { Translator } from '@/i18n/translator';
import type { Commands } from '@/parts/commands/commands';

/**
 * Follows no more (FOL-01). Asks first where the preferences say so, and where following again would have to be
 * allowed anew; else it can be undone for a while. Whether it was done.
 */
export async function unfollow(
  t: Translator,
  { realm, commands }: { realm: Realm; commands: Commands },
  account: Account,
): Promise<boolean> {
  const { settings, intents, notices } = realm;
  const { id, acct, locked } = account;
  if (locked || settings.get('modalOnUnfollow')) {
    const sure = await commands.confirm({
      title: t('people.unfollow_title', { name: plainName(account) }),
      body: t(locked ? 'people.unfollow_locked_text' : 'people.unfollow_text'),
      confirmLabel: t('people.unfollow'),
      cancelLabel: t('common.cancel'),
    });
    if (sure) intents.follow(id, false);
    return sure;
  }
  intents.follow(id, false);
  notices.push({
    level: 'info',
    messageKey: 'people.unfollowed',
    messageArgs: { name: acct },
    timeout: 8000,
    undo: { is: 'run', run: () => intents.follow(id, true) },
    topic: `unfollow ${id}`,
  });
  return true;
}
