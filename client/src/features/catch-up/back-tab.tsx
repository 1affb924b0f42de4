import { useMemo, useState, type ReactElement } from 'react';
import { ASKED_AT_ONCE, type CatchUp } from '@/data/catch-up/catch-up';
import { useMe } from '@/data/react/records';
import { useBefore } from '@/data/react/use-catch-up';
import type { CatchUpPost } from '@/domain/catch-up/catch-up-post';
import { firstWritten, theyAreBack, unknownBefore } from '@/domain/catch-up/returned';
import { paths } from '@/domain/paths';
import { errorWords } from '@/i18n/error-words';
import { absoluteTime, duration } from '@/i18n/relative-time';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { PersonRow } from '@/parts/account/person-row';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { Field } from '@/ui/field/field';
import { Select } from '@/ui/field/select';
import styles from './catch-up.module.css';

const DAY = 86_400_000;
/** Days. */
const SILENCES = ['7', '14', '30', '90', '365'] as const;
type Silence = (typeof SILENCES)[number];

function silenceWords(t: Translator, days: Silence): string {
  if (days === '365') return t('catching_up.a_year');
  const count = Number(days);
  return count < 30
    ? t('catching_up.weeks', { count: count / 7 })
    : t('catching_up.months', { count: count / 30 });
}

/** People who were silent for a time and wrote again, as far as somebody can know. */
export function BackTab({
  catchUp,
  posts,
}: {
  catchUp: CatchUp;
  posts: readonly CatchUpPost[];
}): ReactElement {
  const t = useT();
  const me = useMe()?.id ?? null;
  const [days, setDays] = useState<Silence>('30');
  const { last, asking, error } = useBefore(catchUp);
  const back = useMemo(() => theyAreBack(posts, last, Number(days) * DAY, me), [posts, last, days, me]);
  const unknown = useMemo(() => unknownBefore(posts, last, me), [posts, last, me]);
  const first = useMemo(() => firstWritten(posts), [posts]);
  return (
    <div className={styles.back}>
      <Field label={t('catching_up.silence')} hint={t('catching_up.back_hint')}>
        {(control) => (
          <Select
            {...control}
            value={days}
            options={SILENCES.map((value) => ({ value, label: silenceWords(t, value) }))}
            onChange={setDays}
          />
        )}
      </Field>
      <Unknown catchUp={catchUp} people={unknown} asking={asking} />
      {error && (
        <p role="alert">
          {t('catching_up.back_failed')} {errorWords(t, error)}
        </p>
      )}
      {back.length === 0 && asking === 0 && <p className={styles.hint}>{t('catching_up.back_none')}</p>}
      <ul className={styles.people} aria-label={t('catching_up.by_back')}>
        {back.map(({ accountId, before, again }) => (
          <li key={accountId}>
            <PersonRow
              id={accountId}
              end={
                <LinkButton small href={paths.conversation(first.get(accountId)?.contentId ?? '')}>
                  {t('catching_up.back_post')}
                </LinkButton>
              }
            />
            <p className={styles.hint}>
              {t('catching_up.back_line', {
                time: absoluteTime(t, again),
                duration: duration(t, before, again),
              })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Of whom nothing is known, and the way to ask. */
function Unknown({
  catchUp,
  people,
  asking,
}: {
  catchUp: CatchUp;
  people: readonly string[];
  asking: number;
}): ReactElement | null {
  const t = useT();
  if (people.length === 0 && asking === 0) return null;
  return (
    <div className={styles.unknown}>
      <p role="status">
        {asking > 0
          ? t('catching_up.back_asking', { count: asking })
          : t('catching_up.back_unknown', { count: people.length })}
      </p>
      <Button small busy={asking > 0} onClick={() => void catchUp.askBefore(people)}>
        {t('catching_up.back_ask', { count: Math.min(ASKED_AT_ONCE, people.length) })}
      </Button>
    </div>
  );
}
