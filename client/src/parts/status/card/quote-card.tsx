import type { ReactElement } from 'react';
import { useAccount, useFilters, useMe, useRowFlag, useStatus } from '@/data/react/records';
import { paths } from '@/domain/paths';
import { plainName } from '@/domain/account/plain-name';
import type { Quote, Status } from '@/domain/status/status';
import { filterName } from '@/domain/filter/filter';
import type { StatusId } from '@/domain/ids';
import { useT } from '@/i18n/use-t';
import { AccountLink } from '@/parts/account/account-link';
import { Avatar } from '@/parts/account/avatar';
import { Gallery } from '@/parts/media/gallery';
import { Inside } from './inside';
import { useLate } from '@/ui/late/use-late';
import { useHidesMedia } from './use-hides-media';
import { StatusBody } from './status-body';
import { StatusHead } from './status-head';
import { lateFilteredQuote } from './late-pieces';
import { SubjectBar } from './subject-bar';
import { useSubjectFold } from './use-subject-fold';
import styles from './cards.module.css';

/** A quoted post, or one line that tells why it is not there (ST-10). */
export function QuoteCard({
  quote,
  covered = false,
}: {
  quote: Quote;
  /** Its media are covered until they are asked for, whatever its author and the reader say. */
  covered?: boolean;
}): ReactElement {
  return quote.is === 'status' ? <KnownQuote id={quote.statusId} covered={covered} /> : <MissingQuote />;
}

function MissingQuote(): ReactElement {
  const t = useT();
  return <p className={styles.missing}>{t('status.quote_unavailable')}</p>;
}

function KnownQuote({ id, covered }: { id: StatusId; covered: boolean }): ReactElement {
  const status = useStatus(id);
  if (!status) return <MissingQuote />;
  // Staff look at what was reported, whatever they have filtered for themselves.
  return covered ? (
    <QuotedPost status={status} covered filteredBy={null} />
  ) : (
    <MayBeFiltered status={status} />
  );
}

/** A quote is inside a post that is shown: a filter leaves a line in its place, wherever it holds. */
function MayBeFiltered({ status }: { status: Status }): ReactElement {
  const { active } = useFilters();
  const [shown, setShown] = useRowFlag(status.id, 'unmuted', false);
  const own = useMe()?.id === status.accountId;
  const author = useAccount(status.accountId);
  const [by] = active.of(status, author);
  const [cover] = own ? [] : active.covering(status, author);
  const filtered = by !== undefined && !own && !shown;
  const late = useLate(lateFilteredQuote, filtered);
  const filteredBy = cover ? filterName(cover) : null;
  if (!filtered) return <QuotedPost status={status} covered={false} filteredBy={filteredBy} />;
  return late ? <late.Part by={by} onShow={() => setShown(true)} /> : <p className={styles.missing} />;
}

interface QuotedPostProps {
  status: Status;
  covered: boolean;
  filteredBy: string | null;
}

function QuotedPost({ status, covered, filteredBy }: QuotedPostProps): ReactElement {
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
        <SubjectBar status={status} open={open} onToggle={foldable ? setOpen : null} />
      )}
      {open && (
        <>
          <StatusBody status={status} foldsTall />
          {status.attachments.length > 0 && (
            <Gallery
              statusId={status.id}
              attachments={status.attachments}
              sensitive={covered ? 'always' : status.sensitive && !foldable}
              filteredBy={filteredBy}
              asLinks={asLinks}
            />
          )}
          <Inside status={status} withoutMedia />
        </>
      )}
    </blockquote>
  );
}
