import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useRealm } from '@/data/react/realm-context';
import { useAccount, useMe, useServer } from '@/data/react/records';
import type { WentTo } from '@/data/catch-up/catch-up';
import { plainName } from '@/domain/account/plain-name';
import { toApiError } from '@/domain/api-error';
import type { TimelineKey } from '@/domain/status/timeline-key';
import { errorWords } from '@/i18n/error-words';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { fromDateField, toDateField } from '@/lib/date-field';
import { historyEntry } from '@/lib/history/history-entry';
import { keptPlaces } from '@/lib/history/kept-places';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/field/text-input';
import { BELOW_HEADERS } from '@/ui/virtual-list/places';
import { Field } from '@/ui/field/field';
import { Select } from '@/ui/field/select';
import { momentPath, momentTimeline, momentTimelines, momentTitle, personOf } from './moment-timeline';
import styles from './catch-up.module.css';

const HOUR = 3_600_000;

/** Why the timeline could not be brought there. */
function problemOf(t: Translator, went: Exclude<WentTo, { is: 'here' }>): string {
  switch (went.is) {
    case 'nothing':
      return t('catching_up.moment_nothing');
    case 'cannot':
      return t(went.why === 'order' ? 'catching_up.moment_order' : 'catching_up.moment_ids');
    case 'failed':
      return `${t('catching_up.moment_failed')} ${errorWords(t, went.error)}`;
  }
}

/** Opens the timeline with this post in its place, as if the reader had been there. */
function show(path: string, id: string): void {
  navigate(path);
  // Before the page is drawn: its list begins where its entry of the history says.
  keptPlaces.set(historyEntry(), { rows: [[id, BELOW_HEADERS]], heights: [] });
}

/** A date and a time, and the timeline that is to go there. */
export function MomentForm({ timelineKey: asked }: { timelineKey: string }): ReactElement {
  const t = useT();
  const realm = useRealm();
  const me = useMe();
  const [key, setKey] = useState(() => momentTimeline(asked, me !== null));
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => toDateField(Date.now() - 24 * HOUR));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const fail = (words: string): void => {
    setProblem(words);
    field.current?.focus();
  };
  const go = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const time = fromDateField(text);
    if (time === null) return fail(t('catching_up.moment_half'));
    if (time > Date.now()) return fail(t('catching_up.moment_future'));
    setBusy(true);
    setProblem(undefined);
    const went = await realm.late.screens
      .load()
      .then((screens) => screens.goTo(key, time))
      .catch((thrown: unknown): WentTo => ({ is: 'failed', error: toApiError(thrown) }));
    setBusy(false);
    if (went.is === 'here') show(momentPath(key, me?.username ?? ''), went.id);
    else fail(problemOf(t, went));
  };
  return (
    <form className={styles.moment} noValidate onSubmit={(event) => void go(event)}>
      <MomentTimeline value={key} onChange={setKey} />
      <TextField
        ref={field}
        type="datetime-local"
        label={t('catching_up.moment_time')}
        hint={t('catching_up.moment_hint')}
        error={problem}
        value={text}
        onChange={(change) => setText(change.target.value)}
      />
      <div>
        <Button type="submit" look="primary" icon="clock" busy={busy}>
          {t('catching_up.moment_go')}
        </Button>
      </div>
    </form>
  );
}

function MomentTimeline({
  value,
  onChange,
}: {
  value: TimelineKey;
  onChange: (key: TimelineKey) => void;
}): ReactElement {
  const t = useT();
  const signedIn = useMe() !== null;
  const server = useServer();
  const person = useAccount(personOf(value) ?? '');
  return (
    <Field label={t('catching_up.moment_timeline')}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={momentTimelines(value, signedIn, server).map((key) => ({
            value: key,
            label: momentTitle(t, key, plainName(person)),
          }))}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
