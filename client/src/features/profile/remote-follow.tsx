import type { ReactElement } from 'react';
import { useServer } from '@/data/react/records';
import type { Account } from '@/domain/account/account';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { noteComeBack } from '@/data/session/come-back';
import { Button } from '@/ui/button/button';
import { Link } from '@/ui/link/link';

/**
 * For visitors (PROF-07): a local person can be followed from an account elsewhere; the server asks for it
 * on a page of its own. Elsewhere there is only the sign-in.
 */
export function RemoteFollow({ account }: { account: Account }): ReactElement {
  const t = useT();
  const server = useServer();
  if (!account.isLocal || !server.can.remoteInteractionPage)
    return (
      <Link href={paths.login} onClick={noteComeBack}>
        {t('profile.log_in_to_follow')}
      </Link>
    );
  return (
    <form method="post" action={`${server.base}/main/ostatus`} target="_blank" rel="noopener">
      <input type="hidden" name="nickname" value={account.username} />
      <input type="hidden" name="profile" value="" />
      <Button type="submit" look="primary" title={t('profile.remote_follow_text')}>
        {t('profile.remote_follow')}
      </Button>
    </form>
  );
}
