import '@/i18n/messages/en/late/writing';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { toApiError, type ApiError } from '@/domain/api-error';
import type { ComposeContent } from '@/domain/writing/compose';
import type { StatusId } from '@/domain/ids';
import type { StatusPreview } from '@/domain/status/status-preview';
import { useMe } from '@/data/react/records';
import { useRealm } from '@/data/react/realm-context';
import type { PreviewedStatus } from '@/data/details/writing-help';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { AccountName } from '@/parts/account/account-name';
import { Avatar } from '@/parts/account/avatar';
import { EmojiText } from '@/parts/emoji/emoji-text';
import { RichText } from '@/parts/rich-text/rich-text';
import { LogInAgain } from '@/parts/account/log-in-again';
import { Alert } from '@/ui/alert/alert';
import { SlowNote } from '@/ui/state/slow';
import { Spinner } from '@/ui/state/spinner';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import { PassingButton } from './passing-button';
import { useSettled } from '@/parts/composer/session/use-settled';
import styles from './writing.module.css';

/** COMP-04: asked again when the typing pauses. */
const PAUSE = 500;

interface Question {
  post: PreviewedStatus | null;
}

interface Answer {
  /** What was asked. */
  to: Question | null;
  preview: StatusPreview | null;
  error: ApiError | null;
}

const NOTHING: Answer = { to: null, preview: null, error: null };

/** The last answer stays while the next is on its way; what comes after closing is not listened to. */
function usePreview(post: PreviewedStatus | null): Answer & { busy: boolean; retry: () => void } {
  const realm = useRealm();
  const [answer, setAnswer] = useState<Answer>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const question = useMemo(() => ({ post, attempt }), [post, attempt]);
  useEffect(() => {
    const { post: asked } = question;
    if (!asked) return;
    const stop = new AbortController();
    const tell = (result: Pick<Answer, 'preview' | 'error'>): void => {
      if (!stop.signal.aborted) setAnswer({ to: question, ...result });
    };
    const ask = async (): Promise<StatusPreview> => {
      const writing = await (await realm.late.details.load()).writingHelp();
      return writing.preview(asked, stop.signal);
    };
    ask().then(
      (preview) => tell({ preview, error: null }),
      (thrown: unknown) => tell({ preview: null, error: toApiError(thrown) }),
    );
    return () => stop.abort();
  }, [realm, question]);
  const busy = post !== null && answer.to !== question;
  return { ...(post ? answer : NOTHING), busy, retry: () => setAttempt((count) => count + 1) };
}

/** The post as the server would publish it. Only for servers with previews: others would publish it. */
export function Preview({
  content: { text, spoilerText, visibility, contentType, language },
  inReplyToId,
}: {
  content: ComposeContent;
  inReplyToId: StatusId | null;
}): ReactElement {
  const t = useT();
  const post = useMemo(
    () =>
      text.trim() === '' && spoilerText.trim() === ''
        ? null
        : { text, spoilerText, visibility, contentType, language, inReplyToId },
    [text, spoilerText, visibility, contentType, language, inReplyToId],
  );
  const settled = useSettled(post, PAUSE);
  const { preview, error, busy, retry } = usePreview(post && settled);
  const section = useRef<HTMLElement>(null);
  // It was asked for, and may come below what can be seen.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={section}
      className={styles.preview}
      aria-label={t('writing.preview_of')}
      aria-busy={busy || undefined}
    >
      {!post && <p className={styles.quiet}>{t('writing.preview_empty')}</p>}
      {error && (
        <Alert level="error">
          {errorWords(t, error)} <PassingButton onClick={retry}>{t('common.retry')}</PassingButton>{' '}
          <LogInAgain error={error} />
        </Alert>
      )}
      {preview && <Shown preview={preview} language={language} />}
      {busy && (
        <div className={styles.waits} role="status">
          <span className={styles.busy}>
            <Spinner />
          </span>
          <VisuallyHidden>{t('writing.preview_busy')}</VisuallyHidden>
          <SlowNote />
        </div>
      )}
    </section>
  );
}

function Shown({ preview, language }: { preview: StatusPreview; language: string | null }): ReactElement {
  const me = useMe();
  return (
    <>
      {me && (
        <div className={styles.author}>
          <Avatar account={me} size="mini" />
          <AccountName account={me} />
        </div>
      )}
      {preview.spoilerText !== '' && (
        <p className={styles.previewSubject} dir="auto">
          <EmojiText text={preview.spoilerText} emojis={preview.emojis} />
        </p>
      )}
      <RichText
        html={preview.content}
        emojis={preview.emojis}
        mentions={preview.mentions}
        sourceType={preview.sourceType}
        lang={language}
      />
    </>
  );
}
