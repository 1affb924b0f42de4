import type { ReactElement } from 'react';
import { useAccount, useStatus } from '@/data/react/records';
import { paths } from '@/domain/paths';
import { plainName } from '@/domain/account/plain-name';
import type { Quote, Status } from '@/domain/status/status';
import type { StatusId } from '@/domain/ids';
import { useT } from '@/i18n/use-t';
import { AccountLink } from '@/parts/account/account-link';
import { Avatar } from '@/parts/account/avatar';
import { Gallery } from '@/parts/media/gallery';
import { Inside } from './inside';
import { useHidesMedia } from './use-hides-media';
import { StatusBody } from './status-body';
import { StatusHead } from './status-head';
import { SubjectBar } from './subject-bar';
import { useSubjectFold } from './use-subject-fold';
import styles from './cards.module.css';

/** A quoted post, or one line that tells why it is not there (ST-10). */
export function QuoteCard({ quote }: { quote: Quote }): ReactElement {
  return quote.is === 'status' ? <KnownQuote id={quote.statusId} /> : <MissingQuote />;
}

function MissingQuote(): ReactElement {
  const t = useT();
  return <p className={styles.missing}>{t('status.quote_unavailable')}</p>;
}

function KnownQuote({ id }: { id: StatusId }): ReactElement {
  const status = useStatus(id);
  return status ? <QuotedPost status={status} /> : <MissingQuote />;
}

function QuotedPost({ status }: { status: Status }): ReactElement {
  const t = useT();
  const account = useAccount(status.accountId);
  const { foldable, open, setOpen } = useSubjectFold(status);
  const asLinks = useHidesMedia(false);
  return (
    <blockquote
      className={styles.quote}
      data-opens={paths.conversation(status.id)}
      aria-label={t('status.quote_of', { name: plainName(account) })}
    >
      {account && (
        <div className={styles.quoteHead}>
          <AccountLink account={account} duplicate>
            <Avatar account={account} size="mini" />
          </AccountLink>
          <StatusHead
            account={account}
            id={status.id}
            createdAt={status.createdAt}
            editedAt={status.editedAt}
            expiresAt={status.expiresAt}
            visibility={status.visibility}
          />
        </div>
      )}
      {status.spoilerText !== '' && (
        <SubjectBar
          id={status.id}
          subject={status.spoilerText}
          emojis={status.emojis}
          open={open}
          onToggle={foldable ? setOpen : null}
        />
      )}
      {open && (
        <>
          <StatusBody status={status} foldsTall />
          {status.attachments.length > 0 && (
            <Gallery
              statusId={status.id}
              attachments={status.attachments}
              sensitive={status.sensitive && !foldable}
              asLinks={asLinks}
            />
          )}
          <Inside status={status} withoutMedia />
        </>
      )}
    </blockquote>
  );
}
