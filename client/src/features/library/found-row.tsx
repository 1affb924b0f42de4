import { memo, type ReactElement } from 'react';
import { paths } from '@/domain/paths';
import type { KeptMedia, KeptPost } from '@/domain/library/kept-post';
import type { Query } from '@/domain/library/query';
import { dateTime } from '@/i18n/formatters';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import { Link } from '@/ui/link/link';
import { Moment } from '@/ui/time/moment';
import { MarkedText } from './marked-text';
import styles from './library.module.css';

const PLACE_ICONS = { mine: 'pen', bookmarks: 'bookmark', favourites: 'star', read: 'eye' } as const;
const PLACE_WORDS = {
  mine: 'library.in_mine',
  bookmarks: 'library.in_bookmarks',
  favourites: 'library.in_favourites',
  read: 'library.in_read',
} as const;

/** What is in the post beside words. */
function factsOf(t: Translator, { media, poll }: KeptPost): string {
  const of = (kind: KeptMedia['kind']): number => media.filter((each) => each.kind === kind).length;
  const [pictures, films, sounds] = [of('image'), of('video'), of('audio')];
  return [
    pictures > 0 && t('library.picture', { count: pictures }),
    films > 0 && t('library.film', { count: films }),
    sounds > 0 && t('library.sound', { count: sounds }),
    poll.length > 0 && t('library.poll'),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Where it is kept, and what is in it beside words. */
function Facts({ post, folder }: { post: KeptPost; folder: string | null }): ReactElement {
  const t = useT();
  const facts = factsOf(t, post);
  return (
    <p className={styles.facts}>
      {post.places.map((place) => (
        <span key={place} className={styles.place}>
          <Icon name={PLACE_ICONS[place]} size="s" />
          {t(PLACE_WORDS[place])}
        </span>
      ))}
      {folder !== null && (
        <span className={styles.place}>
          <Icon name="stack" size="s" />
          <bdi>{folder}</bdi>
        </span>
      )}
      {facts !== '' && <span>{facts}</span>}
    </p>
  );
}

/** A found post as the library keeps it; leads to the post in its conversation. */
export const FoundRow = memo(function FoundRow({
  post,
  query,
  folder,
}: {
  post: KeptPost;
  query: Query;
  /** Name of the folder that it is bookmarked in. */
  folder: string | null;
}): ReactElement {
  const t = useT();
  const name = post.name || post.acct;
  // A server may have told no time.
  const isDated = post.createdAt > 0;
  const date = isDated ? dateTime(t.locale).format(post.createdAt) : '';
  const descriptions = post.media.map(({ description }) => description).filter(Boolean);
  const more = [...descriptions, ...post.poll, post.card].filter(Boolean).join('\n');
  return (
    <article
      className={styles.row}
      tabIndex={-1}
      aria-label={isDated ? t('library.by', { name, date }) : name}
    >
      <p className={styles.head}>
        <bdi className={styles.name}>
          <MarkedText text={name} query={query} />
        </bdi>
        <bdi className={styles.acct} dir="ltr">
          @{post.acct}
        </bdi>
        <Link href={paths.conversation(post.id)} className={styles.open}>
          {isDated ? <Moment at={post.createdAt}>{date}</Moment> : t('pages.conversation')}
        </Link>
      </p>
      {post.spoiler !== '' && (
        <p className={styles.spoiler} dir="auto">
          <MarkedText text={post.spoiler} query={query} />
        </p>
      )}
      <p className={styles.text} dir="auto" lang={post.language ?? undefined}>
        <MarkedText text={post.text} query={query} />
      </p>
      {more !== '' && (
        <p className={styles.also} dir="auto">
          <MarkedText text={more} query={query} />
        </p>
      )}
      <Facts post={post} folder={folder} />
    </article>
  );
});
