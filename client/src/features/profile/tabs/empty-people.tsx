import type { ReactElement } from 'react';
import type { Account } from '@/domain/account/account';
import { useT } from '@/i18n/use-t';
import { LinkButton } from '@/ui/button/link-button';
import { EmptyState } from '@/ui/state/empty-state';

/** Nobody in the list; where the count says otherwise, the server keeps the rest or knows nobody of them. */
export function EmptyPeople({
  account,
  count,
  title,
}: {
  account: Account;
  count: number;
  title: string;
}): ReactElement {
  const t = useT();
  const { isLocal, url } = account;
  const text = isLocal ? t('profile.hidden_list') : t('profile.only_known');
  return (
    <EmptyState icon="users" title={title} text={count > 0 ? text : undefined}>
      {!isLocal && /^https?:/.test(url) && (
        <LinkButton href={url} external>
          {t('people.open_original')}
        </LinkButton>
      )}
    </EmptyState>
  );
}
