import '@/i18n/messages/en/late/drafts';
import { useEffect, useRef, type ReactElement } from 'react';
import { ApiError } from '@/domain/api-error';
import type { OutboxItem } from '@/data/writing/outbox/outbox-entry';
import { useRealm } from '@/data/react/realm-context';
import { useOutbox } from '@/data/react/use-posting';
import { errorWords } from '@/i18n/error-words';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { LogInAgain } from '@/parts/account/log-in-again';
import { Button } from '@/ui/button/button';
import { useCommands } from '@/parts/commands/use-commands';
import { usePassesFocusOn } from '@/ui/focus/use-passes-focus-on';
import { openDraft } from '@/parts/composer/session/open-draft';
import { useWishes, WishRows } from './waiting-wishes';
import styles from './waiting-posts.module.css';

function standing(t: Translator, { entry, sending, done, total, inDoubt }: OutboxItem): string {
  if (sending) return total > 1 ? t('drafts.sending_chain', { at: done + 1, total }) : t('drafts.sending');
  if (inDoubt) return t('drafts.in_doubt');
  const { kind = 'offline', message = '' } = entry.error ?? {};
  return t('drafts.waits', { reason: errorWords(t, new ApiError(kind, { message })) });
}

/** In a form, writing goes on. */
const textAround = (row: HTMLElement): HTMLElement | null | undefined =>
  row.closest('form')?.querySelector('textarea');

/** What can be done about a waiting post. `begin` is called before the pressed button disappears. */
function useWaitingActs(id: string, begin: () => void) {
  const t = useT();
  const commands = useCommands();
  const realm = useRealm();
  const act = async (work: 'sendNow' | 'remove' | 'stop'): Promise<void> => {
    begin();
    const { outbox } = await realm.late.posting.load();
    await outbox[work](id);
  };
  return {
    stop: () => act('stop'),
    sendNow: () => act('sendNow'),
    edit: async (): Promise<void> => {
      const { outbox } = await realm.late.posting.load();
      const key = await outbox.takeBack(id);
      const draft = key && realm.drafts.get(key);
      if (draft) await openDraft({ realm, commands }, key, draft);
    },
    remove: async (): Promise<void> => {
      const yes = await commands.confirm({
        title: t('drafts.delete_waiting_question'),
        body: t('drafts.delete_body'),
        confirmLabel: t('drafts.delete'),
        cancelLabel: t('common.cancel'),
        danger: true,
      });
      if (yes) await act('remove');
    },
  };
}

function Acts({ item, onBegin }: { item: OutboxItem; onBegin: () => void }): ReactElement {
  const t = useT();
  const { entry, sending } = item;
  const { stop, sendNow, edit, remove } = useWaitingActs(entry.id, onBegin);
  if (sending)
    return (
      <div className={styles.acts}>
        {entry.context.cancels === null && (
          <Button small onClick={() => void stop()}>
            {t('drafts.stop')}
          </Button>
        )}
      </div>
    );
  return (
    <div className={styles.acts}>
      <LogInAgain error={entry.error} />
      <Button small look="primary" onClick={() => void sendNow()}>
        {t(entry.content.scheduledAt === null ? 'drafts.send_now' : 'common.retry')}
      </Button>
      <Button small onClick={() => void edit()}>
        {t('drafts.edit')}
      </Button>
      <Button small look="ghost" onClick={() => void remove()}>
        {t('drafts.delete')}
      </Button>
    </div>
  );
}

function Waiting({ item }: { item: OutboxItem }): ReactElement {
  const t = useT();
  const { entry, sending, done, total } = item;
  const { content } = entry;
  const next = [content, ...content.more][done] ?? content;
  const row = useRef<HTMLLIElement>(null);
  usePassesFocusOn(row, textAround);
  const goesOn = sending && total > 1;
  useEffect(() => {
    // Who posts a chain sees how far it is, and can stop it, however long its form is.
    if (goesOn && row.current?.closest('form')) row.current.scrollIntoView({ block: 'nearest' });
  }, [goesOn]);
  return (
    <li ref={row} tabIndex={-1} className={styles.item} aria-busy={sending || undefined}>
      <p className={styles.words} dir="auto">
        {next.text.trim() || t('drafts.no_words')}
      </p>
      <p className={styles.fact} role="status">
        {standing(t, item)}
        {done > 0 && <span className={styles.done}>{t('drafts.sent_of', { done, total })}</span>}
      </p>
      <Acts item={item} onBegin={() => row.current?.focus()} />
    </li>
  );
}

/**
 * Posts that the server does not have yet, with what can be done about them; nothing when there are none.
 * `quick` leaves out what is just being sent for the first time: the form shows that itself, and nothing else.
 */
export function WaitingPosts({ quick = false }: { quick?: boolean }): ReactElement | null {
  const t = useT();
  const items = useOutbox().filter(
    ({ sending, entry, total }) => !quick || !sending || entry.attempts > 0 || total > 1,
  );
  const wishes = useWishes();
  if (items.length + (quick ? 0 : wishes.length) === 0) return null;
  return (
    <section className={styles.waiting} aria-label={t('drafts.waiting')}>
      <h2 className={styles.title}>{t('drafts.waiting')}</h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <Waiting key={item.entry.id} item={item} />
        ))}
        {!quick && <WishRows />}
      </ul>
    </section>
  );
}
