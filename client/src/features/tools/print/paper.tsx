import { createPortal } from 'react-dom';
import { useLayoutEffect, useRef, type ReactElement, type RefObject } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useConversation } from '@/data/react/use-conversation';
import { useServer } from '@/data/react/records';
import { plainName } from '@/domain/account/plain-name';
import type { StatusId } from '@/domain/ids';
import type { Attachment } from '@/domain/status/attachment';
import { absoluteTime } from '@/i18n/relative-time';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { EmojiText } from '@/parts/emoji/emoji-text';
import { RichText } from '@/parts/rich-text/rich-text';
import { textOfPost } from '@/parts/rich-text/text-of-post';
import { Moment } from '@/ui/time/moment';
import { addressOf, handleOf, kindWords, seenPost, translatedWords, wordsOf, type SeenPost } from '../seen';
import styles from './paper.module.css';

/** A theme of black on white whose other colours do for paper. */
const THEME = 'pleroma-light';

/**
 * A conversation on paper: all of its posts that are known, oldest first, without anything to press. It stands beside
 * the app and is seen in print alone, where the app is not.
 */
export function Paper({ statusId }: { statusId: StatusId }): ReactElement {
  const t = useT();
  const realm = useRealm();
  const now = useNow();
  const { ids } = useConversation(statusId);
  const posts = ids.flatMap((id) => seenPost(realm, id) ?? []).filter(({ muted }) => !muted);
  const opened = posts.find(({ status }) => status.id === statusId) ?? posts[0];
  const paper = useOwnAddresses();
  return createPortal(
    <div ref={paper} className={styles.paper} data-theme={THEME} dir={t.dir}>
      <h1>{t('tools.paper_posts', { count: posts.length })}</h1>
      {opened && (
        <p className={styles.faint}>
          {t('tools.paper_from', {
            address: addressOf(opened.status),
            time: absoluteTime(t, now),
          })}
        </p>
      )}
      {posts.map((post) => (
        <PostOnPaper key={post.status.id} post={post} />
      ))}
    </div>,
    document.body,
  );
}

/** `example.org/a` of `https://example.org/a/`. */
const bare = (address: string): string => address.trim().replace(/^https?:\/\/|\/$/g, '');

/** Marks links whose text is their address: the paper need not say it twice. */
function useOwnAddresses(): RefObject<HTMLDivElement> {
  const paper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const link of paper.current?.querySelectorAll('a') ?? [])
      link.toggleAttribute('data-own-address', bare(link.textContent ?? '') === bare(link.href));
  });
  return paper;
}

/** Who is answered, by the name that the reader knows them by. */
function useAnswered({ status }: SeenPost): string | null {
  const { records } = useRealm();
  const { inReplyToAccountId: id, inReplyToAcct: acct } = status;
  if (id === null) return null;
  const account = records.account(id).get();
  return account ? plainName(account) : acct && `@${acct}`;
}

function PostOnPaper({ post }: { post: SeenPost }): ReactElement {
  const t = useT();
  const server = useServer();
  const answered = useAnswered(post);
  const { status, author, open, translated } = post;
  return (
    <article className={styles.post}>
      <h2>
        {author && <EmojiText text={author.displayName.trim() || author.username} emojis={author.emojis} />}{' '}
        <span className={styles.faint}>{author && <bdi>{handleOf(author, server)}</bdi>}</span>
      </h2>
      <p className={styles.faint}>
        <Moment at={status.createdAt}>{absoluteTime(t, status.createdAt)}</Moment>{' '}
        <bdi>{addressOf(status)}</bdi>
        {answered !== null && <> · {t('tools.answers', { name: answered })}</>}
        {translated && <> · {translatedWords(t, translated)}</>}
      </p>
      {status.spoilerText !== '' && (
        <p className={styles.warning}>{t('tools.warning', { text: status.spoilerText })}</p>
      )}
      {!open && <p>{t('tools.closed')}</p>}
      {open && <Content post={post} />}
    </article>
  );
}

function Content({ post }: { post: SeenPost }): ReactElement {
  const t = useT();
  const { status } = post;
  const { poll, card, attachments } = status;
  return (
    <>
      <RichText {...textOfPost(status)} />
      {poll && (
        <ul className={styles.choices}>
          {poll.options.map(({ title }, index) => (
            <li key={`${index} ${title}`}>
              <EmojiText text={title} emojis={poll.emojis} />
            </li>
          ))}
        </ul>
      )}
      {attachments.map((file) => (
        <FileOnPaper key={file.id} file={file} open={post.mediaOpen} />
      ))}
      {card && attachments.length === 0 && (
        <p>
          {card.title} <span className={styles.faint}>{card.url}</span>
        </p>
      )}
      {status.quote?.is === 'status' && <QuoteOnPaper id={status.quote.statusId} />}
      {!post.mediaOpen && attachments.length > 0 && <p>{t('tools.covered')}</p>}
    </>
  );
}

function FileOnPaper({ file, open }: { file: Attachment; open: boolean }): ReactElement {
  const t = useT();
  const { kind, url, previewUrl, description } = file;
  const words = t(kindWords[kind], { text: description?.trim() || t('tools.no_description') });
  const picture = kind === 'image' && open ? (url ?? previewUrl) : null;
  return (
    <figure className={styles.file}>
      {picture !== null && <img src={picture} alt="" />}
      <figcaption dir="auto">
        {words} {picture === null && url !== null && <span className={styles.faint}>{url}</span>}
      </figcaption>
    </figure>
  );
}

function QuoteOnPaper({ id }: { id: StatusId }): ReactElement | null {
  const t = useT();
  const quoted = seenPost(useRealm(), id);
  if (!quoted || quoted.muted) return null;
  const { status, author, open } = quoted;
  const warning = status.spoilerText === '' ? '' : `${t('tools.warning', { text: status.spoilerText })} `;
  const text = warning + (open ? wordsOf(status) : t('tools.closed'));
  return (
    <blockquote className={styles.quote}>
      {t('tools.quoted', { name: plainName(author), text })} <bdi>{addressOf(status)}</bdi>
    </blockquote>
  );
}
