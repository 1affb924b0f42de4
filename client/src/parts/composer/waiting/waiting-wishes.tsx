import '@/i18n/messages/en/late/drafts';
import '@/i18n/messages/en/late/feed-more';
import '@/i18n/messages/en/late/notices';
import '@/i18n/messages/en/late/people';
import '@/i18n/messages/en/late/post-menu';
import '@/i18n/messages/en/late/voting';
import { useRef, type ReactElement } from 'react';
import { ApiError } from '@/domain/api-error';
import { paths } from '@/domain/paths';
import { useStatus } from '@/data/react/records';
import { useReadable, useRealm } from '@/data/react/realm-context';
import { isOfPerson, type WaitingWish, type Wish, type WishKind } from '@/data/wishes/wish';
import { errorWords } from '@/i18n/error-words';
import type { MessageId } from '@/i18n/message-id';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { LogInAgain } from '@/parts/account/log-in-again';
import { Button } from '@/ui/button/button';
import { usePassesFocusOn } from '@/ui/focus/use-passes-focus-on';
import { Link } from '@/ui/link/link';
import styles from './waiting-posts.module.css';

/** The words of the button that was pressed: to switch on, to switch off. */
const PRESSED = {
  bookmark: ['post_menu.bookmark', 'post_menu.remove_bookmark'],
  pin: ['post_menu.pin', 'post_menu.unpin'],
  'mute-conversation': ['post_menu.mute_conversation', 'post_menu.unmute_conversation'],
  follow: ['people.follow', 'people.unfollow'],
  mute: ['people.mute', 'people.unmute'],
  block: ['people.block', 'people.unblock'],
  repeats: ['people.show_repeats', 'people.hide_repeats'],
  subscribe: ['people.subscribe', 'people.unsubscribe'],
  remove: ['people.remove_follower', 'people.remove_follower'],
} as const satisfies Partial<Record<WishKind, readonly [MessageId, MessageId]>>;

function whatOf(t: Translator, { is, id, on, details }: Wish): string {
  const orUndo = (action: string): string => (on ? action : t('drafts.undoes', { action }));
  switch (is) {
    case 'favourite':
      return orUndo(t('status.favourite'));
    case 'repeat':
      return orUndo(t('status.repeat'));
    case 'react':
      return orUndo(`${t('status.react')} ${details?.emoji?.name ?? ''}`);
    case 'vote':
      return t('voting.vote');
    case 'follow-tag':
      return t(on ? 'feed_more.follow_tag_label' : 'feed_more.unfollow_tag_label', { tag: id });
    case 'domain': {
      const host = details?.host ?? '';
      return t(on ? 'people.mute_domain' : 'people.unmute_domain', { host });
    }
    default:
      return t(PRESSED[is][on ? 0 : 1]);
  }
}

/** What it is about, in its own words. */
function About({ wish }: { wish: Wish }): ReactElement {
  const { id, who, details } = wish;
  const status = useStatus(id);
  const isPerson = isOfPerson(wish);
  if (wish.is === 'follow-tag')
    return (
      <p className={styles.words} dir="auto">
        <Link href={paths.tag(id)}>#{id}</Link>
      </p>
    );
  const chosen = details?.choices?.map((at) => status?.poll?.options[at]?.title ?? '').join(', ') ?? '';
  const words = [chosen, isPerson ? '' : (status?.text.trim() ?? '')].filter(Boolean).join(' · ');
  return (
    <p className={styles.words} dir="auto">
      <Link href={isPerson ? paths.userById(id) : paths.conversation(id)}>@{who}</Link> {words}
    </p>
  );
}

function standing(t: Translator, { sending, refused, error }: WaitingWish): string {
  if (sending) return t('drafts.sending');
  const reason = errorWords(t, error ?? new ApiError('offline'));
  return refused ? t('notices.wish_refused', { error: reason }) : t('drafts.waits', { reason });
}

function WishRow({ item }: { item: WaitingWish }): ReactElement {
  const t = useT();
  const { wishes } = useRealm();
  const { key, wish, sending, refused, error } = item;
  const row = useRef<HTMLLIElement>(null);
  usePassesFocusOn(row);
  const act = (work: 'again' | 'takeBack'): void => {
    row.current?.focus();
    wishes[work](key);
  };
  return (
    <li ref={row} tabIndex={-1} className={styles.item} aria-busy={sending || undefined}>
      <h3 className={styles.title}>{whatOf(t, wish)}</h3>
      <About wish={wish} />
      <p className={styles.fact} role="status">
        {standing(t, item)}
      </p>
      {!sending && (
        <div className={styles.acts}>
          <LogInAgain error={error} />
          <Button small look="primary" onClick={() => act('again')}>
            {t('common.retry')}
          </Button>
          <Button small look="ghost" onClick={() => act('takeBack')}>
            {t(refused ? 'drafts.let_go' : 'drafts.take_back')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Wishes that the server has not answered, in the order in which they are sent. */
export const useWishes = (): readonly WaitingWish[] => useReadable(useRealm().wishes.view);

export function WishRows(): ReactElement {
  const items = useWishes();
  return (
    <>
      {items.map((item) => (
        <WishRow key={item.key} item={item} />
      ))}
    </>
  );
}
