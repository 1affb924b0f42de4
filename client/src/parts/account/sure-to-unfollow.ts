import '@/i18n/messages/en/late/people';
import type { Account } from '@/domain/account/account';
import { plainName } from '@/domain/account/plain-name';
import type { Realm } from '@/data/realm';
import type { Translator } from '@/i18n/translator';
import { confirm } from '@/ui/dialog/confirm-store';

/** Asks first where the preferences say so (FOL-01). */
export async function sureToUnfollow(t: Translator, { settings }: Realm, account: Account): Promise<boolean> {
  if (!settings.get('modalOnUnfollow')) return true;
  return confirm({
    title: t('people.unfollow_title', { name: plainName(account) }),
    body: t('people.unfollow_text'),
    confirmLabel: t('people.unfollow'),
    cancelLabel: t('common.cancel'),
  });
}
