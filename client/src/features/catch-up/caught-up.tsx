import { useMemo, type ReactElement } from 'react';
import { MOST_POSTS, type CatchUp, type CatchUpView } from '@/data/catch-up/catch-up';
import { useFilters } from '@/data/react/records';
import { useCatchUpSpan } from '@/data/react/use-catch-up';
import type { CatchUpPost } from '@/domain/catch-up/catch-up-post';
import type { MessageId } from '@/i18n/message-id';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { Field } from '@/ui/field/field';
import { Select } from '@/ui/field/select';
import { EmptyState } from '@/ui/state/empty-state';
import { LoadingArea } from '@/ui/state/spinner';
import { Tabs } from '@/ui/tabs/tabs';
import { replaceAddress, SPANS, spanOf, useAddress, WAYS, type SpanName, type Way } from './address';
import { BackTab } from './back-tab';
import { Chart } from './chart';
import { GroupTab } from './group-tab';
import { MediaTab } from './media-tab';
import { PostsTab } from './posts-tab';
import { Progress } from './progress';
import styles from './catch-up.module.css';

const TAB_WORDS = {
  posts: 'catching_up.by_posts',
  people: 'catching_up.by_people',
  conversations: 'catching_up.by_conversations',
  links: 'catching_up.by_links',
  media: 'catching_up.by_media',
  back: 'catching_up.by_back',
} as const satisfies Record<Way, MessageId>;

function spanWords(t: Translator, name: SpanName): string {
  if (name === 'read') return t('catching_up.span_read');
  const hours = Number(name);
  return hours < 24
    ? t('catching_up.span_hours', { count: hours })
    : t('catching_up.span_days', { count: hours / 24 });
}

/** Counted anew when something comes, and when the reader's filters change. */
function usePosts(catchUp: CatchUp, { ids, from }: CatchUpView): readonly CatchUpPost[] {
  const { active } = useFilters();
  return useMemo(() => catchUp.posts({ ids, from }, active), [catchUp, ids, from, active]);
}

/** A span of home: how far it is fetched, how much came, and the ways through it. */
export function CaughtUp({ catchUp }: { catchUp: CatchUp }): ReactElement {
  const t = useT();
  const { span, way } = useAddress();
  const view = useCatchUpSpan(catchUp, spanOf(span));
  const posts = usePosts(catchUp, view);
  if (!view.looked) return <LoadingArea label={t('feed.loading')} />;
  const isEmpty = posts.length === 0 && view.fetch.is === 'done';
  return (
    <>
      <div className={styles.head}>
        <SpanField span={span} way={way} nothingRead={span === 'read' && view.readTo === null} />
        <Progress catchUp={catchUp} view={view} posts={posts} />
        {posts.length > 0 && <Chart posts={posts} from={view.from} to={view.to} />}
      </div>
      {isEmpty ? (
        <EmptyState icon="check" title={t('catching_up.empty')} text={t('catching_up.empty_hint')} />
      ) : (
        <Ways catchUp={catchUp} view={view} posts={posts} />
      )}
    </>
  );
}

function SpanField({
  span,
  way,
  nothingRead,
}: {
  span: SpanName;
  way: Way;
  nothingRead: boolean;
}): ReactElement {
  const t = useT();
  const limits = t('catching_up.limits', { count: MOST_POSTS });
  const hint = nothingRead ? `${t('catching_up.nothing_read')} ${limits}` : limits;
  return (
    <Field label={t('catching_up.span')} hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={span}
          options={SPANS.map((value) => ({ value, label: spanWords(t, value) }))}
          onChange={(chosen) => replaceAddress({ way, span: chosen })}
        />
      )}
    </Field>
  );
}

interface WaysProps {
  catchUp: CatchUp;
  view: CatchUpView;
  posts: readonly CatchUpPost[];
}

function Ways(props: WaysProps): ReactElement {
  const t = useT();
  const { way, span } = useAddress();
  return (
    <Tabs
      label={t('catching_up.ways')}
      tabs={WAYS.map((key) => ({ key, label: t(TAB_WORDS[key]) }))}
      chosen={way}
      onChoose={(chosen) => replaceAddress({ way: chosen, span })}
    >
      <Way way={way} {...props} />
    </Tabs>
  );
}

function Way({ way, catchUp, view, posts }: WaysProps & { way: Way }): ReactElement {
  switch (way) {
    case 'posts':
      return <PostsTab catchUp={catchUp} view={view} posts={posts} />;
    case 'media':
      return <MediaTab posts={posts} />;
    case 'back':
      return <BackTab catchUp={catchUp} posts={posts} />;
    case 'people':
    case 'conversations':
    case 'links':
      return <GroupTab key={way} way={way} posts={posts} />;
  }
}
