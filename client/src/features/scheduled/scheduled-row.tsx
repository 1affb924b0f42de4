import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { toApiError, type ApiError } from '@/domain/api-error';
import { SHORTEST_WAIT, type ScheduledPost } from '@/domain/status/scheduled-post';
import type { Posting } from '@/data/writing/posting/posting';
import { useRealm } from '@/data/react/realm-context';
import { errorWords } from '@/i18n/error-words';
import { dateTime } from '@/i18n/formatters';
import { duration } from '@/i18n/relative-time';
import type { Translator } from '@/i18n/translator';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { fromDateField, toDateField } from '@/lib/date-field';
import { LogInAgain } from '@/parts/account/log-in-again';
import { openDraft } from '@/parts/composer/session/open-draft';
import { SCOPE_SIGNS } from '@/parts/composer/form/scope-signs';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { confirm } from '@/ui/dialog/confirm-store';
import { TextField } from '@/ui/field/text-input';
import { keptKey, sendScheduled, takeScheduled } from './send-scheduled';
import styles from '@/parts/composer/waiting/kept-rows.module.css';

/** What a reader may want to know of it beside words and time. */
function factsOf(
  t: Translator,
  { visibility, attachments, poll, inReplyToId, expiresIn }: ScheduledPost,
): string {
  return [
    visibility && t(SCOPE_SIGNS[visibility].name),
    inReplyToId !== null && t('drafts.kind_reply'),
    attachments.length > 0 && t('drafts.files', { count: attachments.length }),
    poll && t('drafts.poll'),
    expiresIn !== null && t('drafts.life', { time: duration(t, expiresIn * 1000, 0) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What takes the place of a pressed button takes the focus, too. */
const focusFirst = (element: HTMLElement | null): void => element?.focus();

export function ScheduledRow({
  post,
  onChanged,
}: {
  post: ScheduledPost;
  /** Null: it is not scheduled any more. */
  onChanged: (post: ScheduledPost | null) => void;
}): ReactElement {
  const t = useT();
  const realm = useRealm();
  const [field, setField] = useState<string | null>(null);
  const [changed, setChanged] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const now = useNow();
  const at = field === null ? null : fromDateField(field);
  const tooSoon = at !== null && at < now + SHORTEST_WAIT;
  const work = async (does: (posting: Posting) => Promise<void>): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await does(await realm.late.posting.load());
    } catch (thrown) {
      setError(toApiError(thrown));
    } finally {
      setBusy(false);
    }
  };
  const leave = (): void => {
    setField(null);
    setChanged(true);
  };
  const keys = {
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
      event.preventDefault();
      leave();
    },
  };
  const change = (time: number): Promise<void> =>
    work(async (posting) => {
      onChanged(await posting.reschedule(post.id, time));
      setField(null);
      setChanged(true);
    });
  const send = (): Promise<void> =>
    work(async (posting) => {
      const refusal = await sendScheduled(posting, post);
      // Where the server still has it, it stays in its row, with the reason.
      if (refusal && !realm.drafts.get(keptKey(post))) throw refusal;
      if (refusal)
        realm.notices.push({
          level: 'error',
          messageKey: 'drafts.now_a_draft',
          messageArgs: {},
          timeout: 0,
          error: refusal,
        });
      onChanged(null);
    });
  const edit = (): Promise<void> =>
    work(async (posting) => {
      const draft = await takeScheduled(realm, posting, post);
      onChanged(null);
      await openDraft(realm, keptKey(post), draft);
    });
  const cancel = async (): Promise<void> => {
    const yes = await confirm({
      title: t('drafts.cancel_question'),
      body: t('drafts.cancel_body'),
      confirmLabel: t('drafts.delete'),
      cancelLabel: t('common.cancel'),
      danger: true,
    });
    if (!yes) return;
    await work(async (posting) => {
      await posting.cancelScheduled(post.id);
      onChanged(null);
    });
  };
  return (
    <li className={styles.row} aria-busy={busy || undefined}>
      <h2 className={styles.kind}>{t('drafts.at', { date: dateTime(t.locale).format(post.at) })}</h2>
      <p className={styles.words} dir="auto">
        {post.text.trim() || post.spoilerText || t('drafts.no_words')}
      </p>
      {post.spoilerText !== '' && post.text.trim() !== '' && (
        <p className={styles.fact} dir="auto">
          {post.spoilerText}
        </p>
      )}
      <p className={styles.fact}>{factsOf(t, post)}</p>
      {error && (
        <Alert level="error">
          {errorWords(t, error)} <LogInAgain error={error} />
        </Alert>
      )}
      {field === null ? (
        <div className={styles.acts}>
          <Button small ref={changed ? focusFirst : undefined} onClick={() => setField(toDateField(post.at))}>
            {t('drafts.change_date')}
          </Button>
          <Button small onClick={() => void edit()}>
            {t('drafts.edit')}
          </Button>
          <Button small look="primary" busy={busy} onClick={() => void send()}>
            {t('drafts.send_now')}
          </Button>
          <Button small look="ghost" onClick={() => void cancel()}>
            {t('drafts.delete')}
          </Button>
        </div>
      ) : (
        <form
          className={styles.when}
          onSubmit={(event) => {
            event.preventDefault();
            if (at !== null && !tooSoon) void change(at);
          }}
          {...keys}
        >
          <TextField
            label={t('drafts.date')}
            type="datetime-local"
            ref={focusFirst}
            value={field}
            min={toDateField(now + SHORTEST_WAIT + 60_000)}
            error={tooSoon ? t('drafts.too_soon') : undefined}
            onChange={(event) => setField(event.currentTarget.value)}
          />
          <div className={styles.acts}>
            <Button small type="submit" look="primary" busy={busy} disabled={at === null || tooSoon}>
              {t('drafts.save')}
            </Button>
            <Button small look="ghost" onClick={leave}>
              {t('common.cancel')}
            </Button>
          </div>
        </form>
      )}
    </li>
  );
}
