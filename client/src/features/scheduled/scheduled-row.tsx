import { useState, type ReactElement } from 'react';
import { toApiError, type ApiError } from '@/domain/api-error';
import { NO_EXTRAS } from '@/domain/compose-content';
import { SHORTEST_WAIT, type ScheduledPost } from '@/domain/scheduled-post';
import type { Posting } from '@/data/posting/posting';
import { useRealm } from '@/data/react/realm-context';
import { errorWords } from '@/i18n/error-words';
import { dateTime } from '@/i18n/formatters';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { fromDateField, toDateField } from '@/lib/date-field';
import { randomKey } from '@/lib/random-key';
import { mediaOfAttachment } from '@/parts/composer/source-content';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { confirm } from '@/ui/dialog/confirm-store';
import { TextField } from '@/ui/field/text-input';
import styles from '@/parts/composer/kept-rows.module.css';

/** Through the outbox: first the scheduled one goes, then the same is posted, and neither twice. */
const sendNow = (posting: Posting, post: ScheduledPost) =>
  posting.outbox.send({
    id: randomKey(),
    draftKey: `kept:scheduled-${post.id}`,
    content: {
      ...NO_EXTRAS,
      text: post.text,
      spoilerText: post.spoilerText,
      sensitive: post.sensitive,
      visibility: post.visibility ?? 'public',
      contentType: post.contentType ?? 'text/plain',
      language: post.language,
      media: post.attachments.map(mediaOfAttachment),
      poll: post.poll,
      expiresIn: post.expiresIn,
    },
    context: { inReplyToId: post.inReplyToId, quoteId: post.quoteId, editOf: null, cancels: post.id },
  });

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
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const now = useNow();
  const at = field === null ? null : fromDateField(field);
  const tooSoon = at !== null && at < now + SHORTEST_WAIT;
  const work = async (does: (posting: Posting) => Promise<void>): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await does(await realm.posting());
    } catch (thrown) {
      setError(toApiError(thrown));
    } finally {
      setBusy(false);
    }
  };
  const change = (time: number): Promise<void> =>
    work(async (posting) => {
      onChanged(await posting.reschedule(post.id, time));
      setField(null);
    });
  const send = (): Promise<void> =>
    work(async (posting) => {
      const sent = await sendNow(posting, post);
      if (sent.is === 'returned' && sent.error) throw sent.error;
      onChanged(null);
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
      {post.attachments.length > 0 && (
        <p className={styles.fact}>{t('drafts.files', { count: post.attachments.length })}</p>
      )}
      {error && <Alert level="error">{errorWords(t, error)}</Alert>}
      {field === null ? (
        <div className={styles.acts}>
          <Button small onClick={() => setField(toDateField(post.at))}>
            {t('drafts.change_date')}
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
          className={styles.acts}
          onSubmit={(event) => {
            event.preventDefault();
            if (at !== null && !tooSoon) void change(at);
          }}
        >
          <TextField
            label={t('drafts.date')}
            type="datetime-local"
            value={field}
            min={toDateField(now + SHORTEST_WAIT + 60_000)}
            error={tooSoon ? t('drafts.too_soon') : undefined}
            onChange={(event) => setField(event.currentTarget.value)}
          />
          <Button small type="submit" look="primary" busy={busy} disabled={at === null || tooSoon}>
            {t('drafts.save')}
          </Button>
          <Button small look="ghost" onClick={() => setField(null)}>
            {t('common.cancel')}
          </Button>
        </form>
      )}
    </li>
  );
}
