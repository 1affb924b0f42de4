import type { ReactElement, ReactNode } from 'react';
import { useServer } from '@/data/react/records';
import type { Account } from '@/domain/account/account';
import { profilePath } from '@/domain/paths';
import { Link } from '@/ui/link/link';

interface AccountLinkProps {
  account: Pick<Account, 'id' | 'acct'>;
  className?: string | undefined;
  /** A second link to the same place, for the pointer only: a picture beside the name's own link. */
  duplicate?: boolean;
  children: ReactNode;
}

/** Leads to the profile (NAV-14). */
export function AccountLink({ account, className, duplicate, children }: AccountLinkProps): ReactElement {
  const server = useServer();
  const hidden = duplicate ? { tabIndex: -1, 'aria-hidden': true } : {};
  return (
    <Link
      href={profilePath(account, server)}
      className={className}
      // features/peek shows who it is.
      data-peek={`account ${account.id}`}
      {...hidden}
    >
      {children}
    </Link>
  );
}
