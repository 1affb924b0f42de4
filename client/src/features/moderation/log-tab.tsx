import { useId, useState, type ReactElement } from 'react';
import type { Undone } from '@/data/moderation/moderation';
import { useRealm } from '@/data/react/realm-context';
import { useAsked } from '@/data/react/use-asked';
import { undoOf, type LogEntry, type LogUndo } from '@/domain/staff/log-entry';
import { absoluteTime, longTime } from '@/i18n/relative-time';
import type { MessageId } from '@/i18n/message-id';
import type { Translator } from '@/i18n/translator';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { useModeration } from '@/parts/moderation/use-moderation';
import { useWork, type Working } from '@/parts/moderation/use-work';
import { WorkOutcome } from '@/parts/moderation/work-outcome';
import { TextButton } from '@/ui/button/text-button';
import { Select } from '@/ui/field/select';
import { TextField } from '@/ui/field/text-input';
import { EmptyState } from '@/ui/state/empty-state';
import { Moment } from '@/ui/time/moment';
import { PagesFoot } from './pages-foot';
import { usePages } from './use-pages';
import { FilterRow } from './filter-row';
import styles from './moderation.module.css';

const DEEDS: ReadonlyMap<string, MessageId> = new Map([
  ['activate', 'moderation.deed_activate'],
  ['deactivate', 'moderation.deed_deactivate'],
  ['delete', 'moderation.deed_delete'],
  ['approve', 'moderation.deed_approve'],
  ['tag', 'moderation.deed_tag'],
  ['untag', 'moderation.deed_untag'],
  ['grant', 'moderation.deed_grant'],
  ['revoke', 'moderation.deed_revoke'],
  ['force_password_reset', 'moderation.deed_force_password_reset'],
  ['disable_mfa', 'moderation.deed_disable_mfa'],
]);

/** Our words where the server says what was done and to whom, else its own sentence. */
function deedWords(t: Translator, { action, actor, subjects, message }: LogEntry): string {
  const id = DEEDS.get(action);
  if (!id || actor === '' || subjects.length === 0) return message;
  const whom = subjects.map((name) => `@${name}`).join(', ');
  return t('moderation.did', { who: `@${actor}`, what: t.dynamic(id, { whom }) });
}

/** Days as fields give them, whole: from the first moment to the last. */
const dayStart = (day: string): string | null =>
  day === '' ? null : new Date(`${day}T00:00:00`).toISOString();
const dayEnd = (day: string): string | null =>
  day === '' ? null : new Date(`${day}T23:59:59.999`).toISOString();

/** What takes a line back: the names it is about, or its report. */
const itemsOf = (undo: LogUndo): readonly string[] => (undo.is === 'reopen' ? [undo.reportId] : undo.names);

/** Takes back what a line tells of, and reads the log again. */
function useTakeBack(again: () => void): { work: Working; takeBack: (undo: LogUndo) => void } {
  const t = useT();
  const moderation = useModeration();
  const { notices } = useRealm();
  const work = useWork();
  const takeBack = (undo: LogUndo): void => {
    const send = async (some: readonly string[]): Promise<Undone> => {
      const answer = await moderation.takeBack(undo.is === 'reopen' ? undo : { ...undo, names: some });
      const isSo = answer.done === 0 && answer.ids.length === 0;
      if (isSo)
        notices.push({ level: 'info', messageKey: 'moderation.undone', messageArgs: {}, timeout: 6000 });
      return answer;
    };
    const nameOf = (item: string): string => (undo.is === 'reopen' ? t('moderation.queue') : `@${item}`);
    const bulk = { items: itemsOf(undo), idOf: (item: string) => item, nameOf, send };
    void work.runMany(t('moderation.undo'), bulk, again);
  };
  return { work, takeBack };
}

function Line({ entry, onUndo }: { entry: LogEntry; onUndo: (undo: LogUndo) => void }): ReactElement {
  const t = useT();
  const now = useNow();
  const wordsId = useId();
  const undo = undoOf(entry);
  return (
    <li>
      <span dir="auto" id={wordsId}>
        {deedWords(t, entry)}
      </span>
      <span className={styles.logEnd}>
        <Moment at={entry.at} title={absoluteTime(t, entry.at ?? 0)}>
          {longTime(t, entry.at ?? 0, now)}
        </Moment>
        {undo && (
          <TextButton aria-describedby={wordsId} onClick={() => onUndo(undo)}>
            {t('moderation.undo')}
          </TextButton>
        )}
      </span>
    </li>
  );
}

/** Whose deeds are shown: one of the staff, or everybody's. */
function WhoFilter({ who, onWho }: { who: string; onWho: (who: string) => void }): ReactElement | null {
  const t = useT();
  const moderation = useModeration();
  const [asked] = useAsked('staff', async () => {
    const found = await Promise.all(
      (['is_admin', 'is_moderator'] as const).map((filter) =>
        moderation.findUsers({ query: '', filters: ['local', filter], tag: null, page: 1 }),
      ),
    );
    const names = found.flatMap(({ items }) => items.map(({ id, acct }) => [id, `@${acct}`] as const));
    return [...new Map(names)].toSorted(([, a], [, b]) => a.localeCompare(b));
  });
  // Without an answer all of the log is there.
  if (asked.is !== 'here') return null;
  const people = asked.value.map(([value, label]) => ({ value, label }));
  return (
    <Select
      aria-label={t('moderation.log_who')}
      value={who}
      options={[{ value: '', label: t('moderation.which_all') }, ...people]}
      onChange={onWho}
    />
  );
}

/** What moderators did. */
export function LogTab(): ReactElement {
  const t = useT();
  const moderation = useModeration();
  const [who, setWho] = useState('');
  const [words, setWords] = useState('');
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const pages = usePages<LogEntry>(
    `${who} ${from} ${until} ${words}`,
    (page) =>
      moderation.log({
        page,
        words: words.trim(),
        actorId: who || null,
        from: dayStart(from),
        until: dayEnd(until),
      }),
    { idOf: ({ id }) => id },
  );
  const { work, takeBack } = useTakeBack(pages.again);
  const isSearched = who !== '' || words !== '' || from !== '' || until !== '';
  return (
    <>
      <div className={styles.filters}>
        <FilterRow label={t('moderation.log_words')} words={words} onWords={setWords}>
          <WhoFilter who={who} onWho={setWho} />
          <TextField
            type="date"
            label={t('moderation.log_from')}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
          <TextField
            type="date"
            label={t('moderation.log_until')}
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
        </FilterRow>
      </div>
      {pages.loaded && pages.items.length === 0 && (
        <EmptyState
          icon="clock"
          title={t(isSearched ? 'moderation.log_none_found' : 'moderation.log_empty')}
          text={isSearched ? undefined : t('moderation.log_empty_hint')}
        />
      )}
      <WorkOutcome work={work} />
      <ul className={styles.log}>
        {pages.items.map((entry) => (
          <Line key={entry.id} entry={entry} onUndo={takeBack} />
        ))}
      </ul>
      <PagesFoot pages={pages} />
    </>
  );
}
