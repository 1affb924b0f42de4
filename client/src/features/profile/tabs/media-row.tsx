import type { ReactElement } from 'react';
import { useAccount, usePreference, useStatus } from '@/data/react/records';
import type { Attachment } from '@/domain/status/attachment';
import type { StatusId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { plainName } from '@/domain/account/plain-name';
import type { Status } from '@/domain/status/status';
import { useT } from '@/i18n/use-t';
import { Blurhash } from '@/parts/media/blurhash';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/shapes';
import { Link } from '@/ui/link/link';
import { Picture } from '@/ui/picture/picture';
import styles from '@/features/profile/profile.module.css';

/** A row of the grid: one tile a post. */
export function MediaRow({ posts }: { posts: readonly StatusId[] }): ReactElement {
  return (
    <div className={styles.mediaRow}>
      {posts.map((id) => (
        <MediaPost key={id} id={id} />
      ))}
    </div>
  );
}

function MediaPost({ id }: { id: StatusId }): ReactElement | null {
  const t = useT();
  const status = useStatus(id);
  const author = useAccount(status?.accountId ?? '');
  const hides = usePreference('hideNsfw');
  const file = status?.attachments[0];
  if (!status || !file) return null;
  const covered = hides && status.sensitive;
  const words = covered
    ? t('profile.sensitive')
    : t('profile.open_post_of', { words: wordsOf(status, file) });
  return (
    <article className={styles.mediaPost} tabIndex={-1} aria-label={plainName(author)}>
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
        <span className={styles.mediaSign}>
          <Icon name="eyeoff" size="l" />
        </span>
      </>
    );
  const sign = (
    <span className={styles.mediaSign}>
      <Icon name={ICONS[file.kind]} size="l" />
    </span>
  );
  return drawn && src !== null ? <Picture loading="lazy" src={src} alt="" instead={sign} /> : sign;
}
