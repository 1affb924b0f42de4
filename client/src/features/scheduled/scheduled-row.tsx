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
import { useCommands } from '@/parts/commands/use-commands';
import type { Question } from '@/ui/dialog/questions';
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

interface RowProps {
  post: ScheduledPost;
  /** Null: it is not scheduled any more. */
  onChanged: (post: ScheduledPost | null) => void;
}

interface Acts {
  busy: boolean;
  error: ApiError | null;
  /** Resolves with whether it was done. */
  reschedule: (time: number) => Promise<boolean>;
  send: () => Promise<boolean>;
  edit: () => Promise<boolean>;
  cancel: () => Promise<boolean>;
}

/** What can be done with a scheduled post; one at a time, and what failed is told in its row. */
function useActs({ post, onChanged }: RowProps): Acts {
  const t = useT();
  const commands = useCommands();
  const realm = useRealm();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const work = async (does: (posting: Posting) => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setError(null);
    try {
      await does(await realm.late.posting.load());
      return true;
    } catch (thrown) {
      setError(toApiError(thrown));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const tellOfDraft = (refusal: ApiError): void =>
    void realm.notices.push({
      level: 'error',
      messageKey: 'drafts.now_a_draft',
      messageArgs: {},
      timeout: 0,
      error: refusal,
    });
  return {
    busy,
    error,
    reschedule: (time) => work(async (posting) => onChanged(await posting.reschedule(post.id, time))),
    send: () =>
      work(async (posting) => {
        const refusal = await sendScheduled(posting, post);
        // Where the server still has it, it stays in its row, with the reason.
        if (refusal && !realm.drafts.get(keptKey(post))) throw refusal;
        if (refusal) tellOfDraft(refusal);
        onChanged(null);
      }),
    edit: () =>
      work(async (posting) => {
        const draft = await takeScheduled(realm, posting, post);
        onChanged(null);
        await openDraft({ realm, commands }, keptKey(post), draft);
      }),
    async cancel() {
      if (!(await commands.confirm(cancelling(t)))) return false;
      return work(async (posting) => {
        await posting.cancelScheduled(post.id);
        onChanged(null);
      });
    },
  };
}

const cancelling = (t: Translator): Question => ({
  title: t('drafts.cancel_question'),
  body: t('drafts.cancel_body'),
  confirmLabel: t('drafts.delete'),
  cancelLabel: t('common.cancel'),
  danger: true,
});

function Words({ post }: { post: ScheduledPost }): ReactElement {
  const t = useT();
  return (
    <>
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
    </>
  );
}

/** Another time for it. */
function TimeForm({
  at: before,
  busy,
  onSave,
  onLeave,
}: {
  /** Unix milliseconds. */
  at: number;
  busy: boolean;
  onSave: (time: number) => void;
  onLeave: () => void;
}): ReactElement {
  const t = useT();
  const now = useNow();
  const [field, setField] = useState(() => toDateField(before));
  const at = fromDateField(field);
  const tooSoon = at !== null && at < now + SHORTEST_WAIT;
  const keys = {
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
      event.preventDefault();
      onLeave();
    },
  };
  return (
    <form
      className={styles.when}
      onSubmit={(event) => {
        event.preventDefault();
        if (at !== null && !tooSoon) onSave(at);
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
        <Button small look="ghost" onClick={onLeave}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}

export function ScheduledRow({ post, onChanged }: RowProps): ReactElement {
  const t = useT();
  const { busy, error, ...acts } = useActs({ post, onChanged });
  const [changing, setChanging] = useState(false);
  const [changed, setChanged] = useState(false);
  const leave = (): void => {
    setChanging(false);
    setChanged(true);
  };
  return (
    <li className={styles.row} aria-busy={busy || undefined}>
      <Words post={post} />
      {error && (
        <Alert level="error">
          {errorWords(t, error)} <LogInAgain error={error} />
        </Alert>
      )}
      {changing ? (
        <TimeForm
          at={post.at}
          busy={busy}
          onSave={(time) => void acts.reschedule(time).then((done) => done && leave())}
          onLeave={leave}
        />
      ) : (
        <div className={styles.acts}>
          <Button small ref={changed ? focusFirst : undefined} onClick={() => setChanging(true)}>
            {t('drafts.change_date')}
          </Button>
          <Button small onClick={() => void acts.edit()}>
            {t('drafts.edit')}
          </Button>
          <Button small look="primary" busy={busy} onClick={() => void acts.send()}>
            {t('drafts.send_now')}
          </Button>
          <Button small look="ghost" onClick={() => void acts.cancel()}>
            {t('drafts.delete')}
          </Button>
        </div>
      )}
    </li>
  );
}
