import '@/i18n/messages/en/late/looking-further';
import type { ReactElement, ReactNode } from 'react';
import { useReadable, useRealm } from '@/data/react/realm-context';
import { useFilters, useMe, usePreference, useRelationship, useRowFlag } from '@/data/react/records';
import type { LookFurther } from '@/data/look-further/look-further';
import { muteReason, type MuteReason } from '@/domain/account/mute-rules';
import type { FoundPost } from '@/domain/look-further/found-post';
import { absoluteTime, shortTime } from '@/i18n/relative-time';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { AccountName, Handle } from '@/parts/account/account-name';
import { RichText } from '@/parts/rich-text/rich-text';
import { ActionButton } from '@/parts/status/actions/action-button';
import type { ReplyForm } from '@/parts/status/actions/reply-slot';
import { MutedPost } from '@/parts/status/card/placeholder';
import { spokenLabel } from '@/parts/status/card/spoken-label';
import { StatusCard } from '@/parts/status/card/status-card';
import { SubjectBar } from '@/parts/status/card/subject-bar';
import { useSubjectFold } from '@/parts/status/card/use-subject-fold';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { Icon } from '@/ui/icon/icon';
import { Moment } from '@/ui/time/moment';
import { useDeeds } from './use-deeds';
import styles from './further.module.css';

const NOBODY = '';

export interface FoundCardProps {
  /** See `isFound`. */
  id: string;
  /** Stands below its content. */
  below?: ReactNode;
  /** Below the post once home has it. */
  replyForm?: ReplyForm | undefined;
}

/** A post that the home server does not have; once it has it, that post as always. */
export function FoundCard(props: FoundCardProps): ReactElement | null {
  const part = useRealm().late.further.get();
  return part && <Found part={part} {...props} />;
}

function Found({ part, id, below, replyForm }: FoundCardProps & { part: LookFurther }): ReactElement | null {
  const atHome = useReadable(part.homeIds).get(id);
  const post = part.post(id);
  if (atHome !== undefined) return <StatusCard id={atHome} inConversation {...{ below, replyForm }} />;
  return post ? <Unmuted post={post} authorId={part.authorAtHome(id)} below={below} /> : null;
}

/** Mutes, blocks and filters of home hold for what comes from elsewhere. */
function useReason({ status, author }: FoundPost, authorId: string | null): MuteReason | 'gone' | null {
  const relationship = useRelationship(authorId ?? NOBODY);
  const { active, known } = useFilters();
  const reason = muteReason({
    status,
    author,
    mutingAuthor: relationship?.muting,
    me: useMe()?.id ?? null,
    met: active.of(status, author),
    filtersKnown: known,
    muteBots: usePreference('muteBotStatuses'),
    mentions: null,
    inConversation: true,
  });
  const hidesAll = usePreference('hideFilteredStatuses');
  if (relationship?.blocking || relationship?.domainBlocking) return 'gone';
  return reason && (hidesAll || (reason.is === 'words' && reason.hides)) ? 'gone' : reason;
}

interface ShownProps {
  post: FoundPost;
  below: ReactNode;
}

function Unmuted({ authorId, ...rest }: ShownProps & { authorId: string | null }): ReactElement | null {
  const { post } = rest;
  const reason = useReason(post, authorId);
  const [shown, setShown] = useRowFlag(post.key, 'unmuted', false);
  if (reason === 'gone') return null;
  if (reason && !shown)
    return <MutedPost acct={post.author.acct} reason={reason} onShow={() => setShown(true)} />;
  return <Shown {...rest} />;
}

function Shown({ post, below }: ShownProps): ReactElement {
  const t = useT();
  const { status, author, host } = post;
  const fold = useSubjectFold(status);
  const label = [spokenLabel(t, status, author, []), t('looking_further.spoken_mark', { host })].join(', ');
  return (
    <article className={styles.found} tabIndex={-1} aria-label={label} data-found>
      {/* A picture would be asked of a server that nobody has named. */}
      <span className={styles.face} aria-hidden>
        <Icon name="user" size="m" />
      </span>
      <div className={styles.main}>
        <p className={styles.mark}>
          <Icon name="globe" size="xs" />
          <span>{t('looking_further.mark', { host })}</span>
        </p>
        <Head post={post} />
        {status.spoilerText !== '' && (
          <SubjectBar status={status} open={fold.open} onToggle={fold.foldable ? fold.setOpen : null} />
        )}
        {fold.open && <Body post={post} />}
        {below}
        <Deeds post={post} />
      </div>
    </article>
  );
}

function Head({ post }: { post: FoundPost }): ReactElement {
  const t = useT();
  const now = useNow();
  const { author, status, address } = post;
  const { createdAt } = status;
  return (
    <header className={styles.head}>
      <span className={styles.who}>
        <strong className={styles.name}>
          <AccountName account={author} />
        </strong>
        <span className={styles.handle}>
          <Handle account={author} />
        </span>
      </span>
      <a
        href={status.url ?? address}
        className={styles.time}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
      >
        {createdAt ? (
          <Moment at={createdAt} title={absoluteTime(t, createdAt)}>
            {shortTime(t, createdAt, Math.max(now, createdAt))}
          </Moment>
        ) : (
          t('looking_further.open', { host: post.host })
        )}
      </a>
    </header>
  );
}

/** Its words; files stand as their descriptions, for they lie on servers that would see who looks. */
function Body({ post: { status } }: { post: FoundPost }): ReactElement {
  const t = useT();
  const { content, language, sourceType, attachments, poll } = status;
  const described = attachments.flatMap(({ description }) => description ?? []);
  return (
    <>
      <RichText html={content} emojis={[]} sourceType={sourceType} lang={language} plainPictures />
      {poll && (
        <p className={styles.aside} dir="auto">
          {t('looking_further.poll', { options: poll.options.map(({ title }) => title).join(' · ') })}
        </p>
      )}
      {attachments.length > 0 && (
        <div className={styles.aside}>
          <p className={styles.files}>
            <Icon name="image" size="s" />
            {t('looking_further.media', { count: attachments.length })}
          </p>
          {described.map((words, at) => (
            <p key={at} dir="auto">
              {words}
            </p>
          ))}
        </div>
      )}
    </>
  );
}

const DEEDS = [
  ['reply', 'reply'],
  ['repeat', 'repeat'],
  ['favourite', 'star'],
] as const;

/** Whatever is done to it, the home server fetches it first; a visitor acts from a server of their own (ACT-07). */
function Deeds({ post }: { post: FoundPost }): ReactElement {
  const t = useT();
  const visitor = useMe() === null;
  const { busy, act } = useDeeds(post.key);
  const address = post.status.url ?? post.address;
  const href = visitor ? address : undefined;
  return (
    <div className={styles.deeds} role="group" aria-label={t('status.actions')}>
      {DEEDS.map(([deed, icon]) => (
        <ActionButton
          key={deed}
          icon={icon}
          tone={deed}
          word={t(`status.${deed}`)}
          count=""
          href={href}
          disabled={busy}
          onAct={() => act(deed)}
        />
      ))}
      {visitor ? (
        <LinkButton small look="ghost" icon="ext" href={address} external>
          {t('looking_further.open', { host: post.host })}
        </LinkButton>
      ) : (
        <Button small look="ghost" icon="download" busy={busy} onClick={() => act('bring')}>
          {t(busy ? 'looking_further.bringing' : 'looking_further.bring')}
        </Button>
      )}
    </div>
  );
}
