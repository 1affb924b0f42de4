import '@/i18n/messages/en/late/profile';
import type { ReactElement } from 'react';
import { useAccount, usePreference, useStatus } from '@/data/react/records';
import type { Attachment } from '@/domain/status/attachment';
import type { StatusId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { plainName } from '@/domain/account/plain-name';
import type { Status } from '@/domain/status/status';
import { useT } from '@/i18n/use-t';
import { Blurhash } from '@/parts/media/blurhash';
import { useMediaFilter } from '@/parts/status/card/use-muted';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/shapes';
import { Link } from '@/ui/link/link';
import { Picture } from '@/ui/picture/picture';
import styles from './media-row.module.css';

/** Posts in one row of the grid: most have one file. */
const PER_ROW = 3;
const SEPARATOR = ' ';

/** Rows of a grid as keys of a list; `MediaRow` reads them. */
export const mediaRows = (ids: readonly StatusId[]): readonly string[] =>
  Array.from({ length: Math.ceil(ids.length / PER_ROW) }, (_, row) =>
    ids.slice(row * PER_ROW, (row + 1) * PER_ROW).join(SEPARATOR),
  );

/** A row of the grid: one tile a post. */
export function MediaRow({ row }: { row: string }): ReactElement {
  return (
    <div className={styles.row}>
      {row.split(SEPARATOR).map((id) => (
        <MediaPost key={id} id={id} />
      ))}
    </div>
  );
}

function MediaPost({ id }: { id: StatusId }): ReactElement | null {
  const status = useStatus(id);
  const file = status?.attachments[0];
  return status && file ? <MediaTile status={status} file={file} /> : null;
}

function MediaTile({ status, file }: { status: Status; file: Attachment }): ReactElement {
  const t = useT();
  const { id } = status;
  const author = useAccount(status.accountId);
  const hides = usePreference('hideNsfw');
  const filtered = useMediaFilter(status, { inConversation: false, onProfile: true }) !== null;
  const covered = filtered || (hides && status.sensitive);
  const words = covered
    ? t('profile.sensitive')
    : t('profile.open_post_of', { words: wordsOf(status, file) });
  return (
    <article className={styles.post} tabIndex={-1} aria-label={plainName(author)}>
      <Link
        href={paths.conversation(id)}
        aria-label={words}
        title={covered ? undefined : wordsOf(status, file)}
      >
        <Cell file={file} covered={covered} />
        {status.attachments.length > 1 && <Corner icon="stack" />}
        {file.kind === 'video' && <Corner icon="play" />}
      </Link>
    </article>
  );
}

const wordsOf = (status: Status, file: Attachment): string =>
  file.description ?? (status.spoilerText || status.text.trim().slice(0, 120));

function Corner({ icon }: { icon: IconName }): ReactElement {
  return (
    <span className={styles.corner}>
      <Icon name={icon} size="s" />
    </span>
  );
}

const ICONS: Readonly<Record<Attachment['kind'], IconName>> = {
  image: 'image',
  video: 'play',
  audio: 'play',
  flash: 'play',
  html: 'link',
  unknown: 'clip',
};

function Cell({ file, covered }: { file: Attachment; covered: boolean }): ReactElement {
  const src = file.previewUrl ?? (file.kind === 'image' ? file.url : null);
  const drawn = file.kind === 'image' || (file.kind === 'video' && src !== file.url);
  if (covered)
    return (
      <>
        {file.blurhash !== null && <Blurhash hash={file.blurhash} />}
        <span className={styles.sign}>
          <Icon name="eyeoff" size="l" />
        </span>
      </>
    );
  const sign = (
    <span className={styles.sign}>
      <Icon name={ICONS[file.kind]} size="l" />
    </span>
  );
  return drawn && src !== null ? <Picture loading="lazy" src={src} alt="" instead={sign} /> : sign;
}
