import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { toApiError, type ApiError } from '@/domain/api-error';
import type { Announcement } from '@/domain/instance/announcement';
import type { Screens } from '@/data/screens/screens';
import { errorWords } from '@/i18n/error-words';
import type { Translator } from '@/i18n/translator';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { LogInAgain } from '@/parts/account/log-in-again';
import { RichText } from '@/parts/rich-text/rich-text';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { useCommands } from '@/parts/commands/use-commands';
import type { Question } from '@/ui/dialog/questions';
import { Tag } from '@/ui/state/tag';
import { AnnouncementForm } from './announcement-form';
import { toField } from './time-fields';
import { timesOf } from './times';
import { useOwnEmoji } from './use-own-emoji';
import styles from './announcements.module.css';

interface AnnouncementCardProps {
  announcement: Announcement;
  isAdmin: boolean;
  /** Does it and loads the list again; rejects with ApiError. */
  change: (work: (announcements: Screens['announcements']) => Promise<void>) => Promise<void>;
}

/** The pressed button disappears: the card gets the focus, not the top of the page. */
function useCardFocus(...reasons: readonly boolean[]): RefObject<HTMLElement> {
  const card = useRef<HTMLElement>(null);
  const reason = reasons.join();
  const before = useRef(reason);
  useEffect(() => {
    if (before.current !== reason && document.activeElement === document.body) card.current?.focus();
    before.current = reason;
  }, [reason]);
  useEffect(
    () => () => {
      // Deleted, with the focus in it.
      if (document.activeElement === document.body) document.getElementById('main')?.focus();
    },
    [],
  );
  return card;
}

/** One announcement; admins change it in its place. */
export function AnnouncementCard({ announcement, isAdmin, change }: AnnouncementCardProps): ReactElement {
  const [editing, setEditing] = useState(false);
  const { id, source, startsAt, endsAt, allDay, read } = announcement;
  const card = useCardFocus(editing, read === false);
  if (!editing)
    return (
      <Shown
        card={card}
        announcement={announcement}
        change={change}
        onEdit={isAdmin && source !== null ? () => setEditing(true) : undefined}
        mayDelete={isAdmin}
      />
    );
  const before = {
    content: source ?? '',
    starts: toField(startsAt, allDay),
    ends: toField(endsAt, allDay),
    allDay,
  };
  return (
    <article className={styles.card} ref={card}>
      <AnnouncementForm
        mode="edit"
        id={id}
        before={before}
        onCancel={() => setEditing(false)}
        onSend={async (draft) => {
          await change((announcements) => announcements.edit(id, draft));
          setEditing(false);
        }}
      />
    </article>
  );
}

const deletion = (t: Translator): Question => ({
  title: t('announcing.delete_title'),
  body: t('announcing.delete_text'),
  confirmLabel: t('announcing.delete_verb'),
  cancelLabel: t('common.cancel'),
  danger: true,
});

function Shown({
  card,
  announcement,
  change,
  onEdit,
  mayDelete,
}: Pick<AnnouncementCardProps, 'announcement' | 'change'> & {
  card: RefObject<HTMLElement>;
  onEdit: (() => void) | undefined;
  mayDelete: boolean;
}): ReactElement {
  const t = useT();
  const { confirm } = useCommands();
  const [problem, setProblem] = useState<{ of: 'delete' | 'mark'; error: ApiError } | null>(null);
  const failed = (of: 'delete' | 'mark') => (thrown: unknown) =>
    setProblem({ of, error: toApiError(thrown) });
  const { id, content, mentions, read, inactive } = announcement;
  const emojis = useOwnEmoji(content, announcement.emojis);
  const isNew = read === false && !inactive;
  const remove = async (): Promise<void> => {
    if (await confirm(deletion(t)))
      await change((announcements) => announcements.remove(id)).catch(failed('delete'));
  };
  return (
    <article
      ref={card}
      tabIndex={-1}
      className={styles.card}
      data-new={isNew || undefined}
      data-inactive={inactive || undefined}
    >
      <Head
        announcement={announcement}
        isNew={isNew}
        onEdit={onEdit}
        onDelete={mayDelete ? () => void remove() : undefined}
      />
      <div className={styles.content}>
        <RichText html={content} emojis={emojis} mentions={mentions} sourceType={null} lang={null} />
      </div>
      {problem && (
        <Alert level="error" closeLabel={t('common.close')} onClose={() => setProblem(null)}>
          {t(`announcing.${problem.of}_failed`, { error: errorWords(t, problem.error) })}{' '}
          <LogInAgain error={problem.error} />
        </Alert>
      )}
      {(isNew || inactive) && (
        <MarkRead
          disabled={inactive}
          mark={() => change((announcements) => announcements.markRead(id))}
          onFailed={failed('mark')}
        />
      )}
    </article>
  );
}

/** What it is, when it holds, and what an admin may do with it. */
function Head({
  announcement,
  isNew,
  onEdit,
  onDelete,
}: {
  announcement: Announcement;
  isNew: boolean;
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}): ReactElement {
  const t = useT();
  const now = useNow();
  return (
    <div className={styles.line}>
      {isNew && <Tag tone="accent">{t('announcing.new')}</Tag>}
      {announcement.inactive && <Tag>{t('announcing.inactive')}</Tag>}
      <span className={styles.when}>{timesOf(t, announcement, now)}</span>
      {onEdit && <IconButton icon="pen" iconSize="s" label={t('announcing.edit')} onClick={onEdit} />}
      {onDelete && <IconButton icon="trash" iconSize="s" label={t('announcing.delete')} onClick={onDelete} />}
    </div>
  );
}

function MarkRead({
  disabled,
  mark,
  onFailed,
}: {
  disabled: boolean;
  mark: () => Promise<void>;
  onFailed: (thrown: unknown) => void;
}): ReactElement {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    await mark().catch(onFailed);
    setBusy(false);
  };
  return (
    <Button
      small
      icon="check"
      className={styles.mark}
      busy={busy}
      disabled={disabled}
      title={disabled ? t('announcing.inactive_hint') : undefined}
      onClick={() => void press()}
    >
      {t(busy ? 'announcing.marking' : 'announcing.mark_read')}
    </Button>
  );
}
