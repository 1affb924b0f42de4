import '@/i18n/messages/en/late/drafts';
import { useEffect, useRef, type ReactElement } from 'react';
import { ApiError } from '@/domain/api-error';
import type { OutboxItem } from '@/data/writing/outbox/outbox';
import { useRealm } from '@/data/react/realm-context';
import { useOutbox } from '@/data/react/use-posting';
import { errorWords } from '@/i18n/error-words';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { LogInAgain } from '@/parts/account/log-in-again';
import { Button } from '@/ui/button/button';
import { confirm } from '@/ui/dialog/confirm-store';
import { usePassesFocusOn } from '@/ui/focus/use-passes-focus-on';
import { openDraft } from '@/parts/composer/session/open-draft';
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

function Waiting({ item }: { item: OutboxItem }): ReactElement {
  const t = useT();
  const realm = useRealm();
  const { entry, sending, done, total } = item;
  const { id, content } = entry;
  const next = [content, ...content.more][done] ?? content;
  const row = useRef<HTMLLIElement>(null);
  usePassesFocusOn(row, textAround);
  const goesOn = sending && total > 1;
  useEffect(() => {
    // Who posts a chain sees how far it is, and can stop it, however long its form is.
    if (goesOn && row.current?.closest('form')) row.current.scrollIntoView({ block: 'nearest' });
  }, [goesOn]);
  const edit = async (): Promise<void> => {
    const { outbox } = await realm.late.posting.load();
    const key = await outbox.takeBack(id);
    const draft = key && realm.drafts.get(key);
    if (draft) await openDraft(realm, key, draft);
  };
  const act = async (work: 'sendNow' | 'remove' | 'stop'): Promise<void> => {
    // The button goes with what it does.
    row.current?.focus();
    const { outbox } = await realm.late.posting.load();
    await outbox[work](id);
  };
  const remove = async (): Promise<void> => {
    const yes = await confirm({
      title: t('drafts.delete_waiting_question'),
      body: t('drafts.delete_body'),
      confirmLabel: t('drafts.delete'),
      cancelLabel: t('common.cancel'),
      danger: true,
    });
    if (yes) await act('remove');
  };
  return (
    <li ref={row} tabIndex={-1} className={styles.item} aria-busy={sending || undefined}>
      <p className={styles.words} dir="auto">
        {next.text.trim() || t('drafts.no_words')}
      </p>
      <p className={styles.fact} role="status">
        {standing(t, item)}
        {done > 0 && <span className={styles.done}>{t('drafts.sent_of', { done, total })}</span>}
      </p>
      <div className={styles.acts}>
        {sending && entry.context.cancels === null && (
          <Button small onClick={() => void act('stop')}>
            {t('drafts.stop')}
          </Button>
        )}
        {!sending && (
          <>
            <LogInAgain error={entry.error} />
            <Button small look="primary" onClick={() => void act('sendNow')}>
              {t(content.scheduledAt === null ? 'drafts.send_now' : 'common.retry')}
            </Button>
            <Button small onClick={() => void edit()}>
              {t('drafts.edit')}
            </Button>
            <Button small look="ghost" onClick={() => void remove()}>
              {t('drafts.delete')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

/**
 * Posts that the server does not have yet, with what can be done about them; nothing when there are none.
 * `quick` leaves out what is just being sent for the first time: the form shows that itself.
 */
export function WaitingPosts({ quick = false }: { quick?: boolean }): ReactElement | null {
  const t = useT();
  const items = useOutbox().filter(
    ({ sending, entry, total }) => !quick || !sending || entry.attempts > 0 || total > 1,
  );
  if (items.length === 0) return null;
  return (
    <section className={styles.waiting} aria-label={t('drafts.waiting')}>
      <h2 className={styles.title}>{t('drafts.waiting')}</h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <Waiting key={item.entry.id} item={item} />
        ))}
      </ul>
    </section>
  );
}
