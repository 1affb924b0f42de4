import type { ReactElement } from 'react';
import type { StatusVersion } from '@/domain/status/status-version';
import { absoluteTime } from '@/i18n/relative-time';
import { useT } from '@/i18n/use-t';
import { EmojiText } from '@/parts/emoji/emoji-text';
import { Gallery } from '@/parts/media/gallery';
import { RichText } from '@/parts/rich-text/rich-text';
import { Icon } from '@/ui/icon/icon';
import { Moment } from '@/ui/time/moment';
import styles from './history.module.css';

/** One version; `name` keeps its own "media shown" flag. `place` is its number where it has no name. */
export function Version({
  version,
  name,
  place,
}: {
  version: StatusVersion;
  name: string;
  place: 'first' | 'last' | number;
}): ReactElement {
  const t = useT();
  const { createdAt, content, spoilerText, emojis, attachments, sensitive, pollOptions } = version;
  let title = typeof place === 'number' ? t('history.version', { number: place }) : t('history.original');
  if (place === 'last') title = t('history.current');
  return (
    <li className={styles.version}>
      <p className={styles.head}>
        <strong>{title}</strong> <Moment at={createdAt}>{absoluteTime(t, createdAt)}</Moment>
      </p>
      {spoilerText !== '' && (
        <p className={styles.subject} dir="auto">
          <Icon name="warn" size="s" />
          <EmojiText text={spoilerText} emojis={emojis} />
        </p>
      )}
      <RichText html={content} emojis={emojis} />
      {pollOptions !== null && (
        <p className={styles.poll}>{t('history.poll', { options: pollOptions.join(' · ') })}</p>
      )}
      {attachments.length > 0 && <Gallery statusId={name} attachments={attachments} sensitive={sensitive} />}
    </li>
  );
}
