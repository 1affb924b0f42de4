import type { ReactElement } from 'react';
import { useAccount, useStatus } from '@/data/react/records';
import { useDetails } from '@/data/react/use-details';
import type { StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';
import { shortTime } from '@/i18n/relative-time';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { AccountName, Handle } from '@/parts/account/account-name';
import { Avatar } from '@/parts/account/avatar';
import { EmojiText } from '@/parts/emoji/emoji-text';
import { RichText } from '@/parts/rich-text/rich-text';
import { Icon } from '@/ui/icon/icon';
import { SlowNote } from '@/ui/state/slow';
import { Spinner } from '@/ui/state/spinner';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import { Moment } from '@/ui/time/moment';
import styles from './peek.module.css';

/** ST-02: a post that is not there, or not for this reader. */
export function Unavailable(): ReactElement {
  const t = useT();
  return (
    <p className={styles.line}>
      <Icon name="eyeoff" size="s" /> {t('peek.unavailable')}
    </p>
  );
}

/** A post in small, to be read in passing (ST-02). */
export function StatusPeek({ id }: { id: StatusId }): ReactElement {
  const t = useT();
  const [asked] = useDetails(id, (details) => details.knowStatus(id));
  const status = useStatus(id);
  if (status) return <Small status={status} />;
  if (asked.is !== 'waiting') return <Unavailable />;
  return (
    <p className={styles.line} role="status">
      <Spinner /> <VisuallyHidden>{t('peek.loading')}</VisuallyHidden>
      <SlowNote />
    </p>
  );
}

function Small({ status }: { status: Status }): ReactElement {
  const t = useT();
  const now = useNow();
  const author = useAccount(status.accountId);
  const { attachments, spoilerText } = status;
  return (
    <div className={styles.post}>
      {author && (
        <p className={styles.head}>
          <Avatar account={author} size="mini" />
          <strong className={styles.name}>
            <AccountName account={author} />
          </strong>
          <Handle account={author} />
          <Moment at={status.createdAt} className={styles.time}>
            {shortTime(t, status.createdAt, now)}
          </Moment>
        </p>
      )}
      {spoilerText === '' ? (
        <div className={styles.body}>
          <RichText
            html={status.content}
            emojis={status.emojis}
            mentions={status.mentions}
            sourceType={status.sourceType}
            lang={status.language}
            plainLinks
          />
        </div>
      ) : (
        <p className={styles.line}>
          <Icon name="warn" size="s" />
          <bdi>
            <EmojiText text={spoilerText} emojis={status.emojis} />
          </bdi>
        </p>
      )}
      {attachments.length > 0 && (
        <p className={styles.line}>
          <Icon name="image" size="s" />
          {t('status.spoken_attachments', { count: attachments.length })}
        </p>
      )}
    </div>
  );
}
