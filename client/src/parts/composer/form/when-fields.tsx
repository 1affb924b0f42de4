import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { useMe } from '@/data/react/records';
import type { ComposeContent } from '@/domain/writing/compose-content';
import { paths } from '@/domain/paths';
import { SHORTEST_LIFE, SHORTEST_WAIT } from '@/domain/status/scheduled-post';
import { duration } from '@/i18n/relative-time';
import { useNow } from '@/i18n/use-now';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { fromDateField, toDateField } from '@/lib/date-field';
import { LinkButton } from '@/ui/button/link-button';
import { Field } from '@/ui/field/field';
import { Select } from '@/ui/field/select';
import { TextField } from '@/ui/field/text-input';
import type { ComposeSession } from '@/parts/composer/session/compose-state';
import styles from './chain.module.css';

/** Seconds; none is shorter than servers allow. */
const LIVES = [SHORTEST_LIFE, 21_600, 86_400, 604_800, 2_592_000] as const;

const isTooSoon = (scheduledAt: string | null, now: number): boolean =>
  scheduledAt !== null && Date.parse(scheduledAt) < now + SHORTEST_WAIT;

const isChain = ({ more }: ComposeContent): boolean => more.length > 0;

/**
 * Why the time does not do, or null: servers keep single posts for later, and not for the next moment. What
 * is `half` written is meant to be a time: without it the post would go at once.
 */
function timeProblem(t: Translator, content: ComposeContent, half: boolean, now: number): string | null {
  if (half) return t('drafts.half_a_time');
  if (content.scheduledAt !== null && isChain(content)) return t('compose.chain_no_time');
  return isTooSoon(content.scheduledAt, now) ? t('drafts.too_soon') : null;
}

const isHalf = (field: HTMLInputElement | null): boolean => field?.validity.badInput ?? false;

interface WhenFieldsProps {
  session: ComposeSession;
  scheduledAt: string | null;
  expiresIn: number | null;
  mayWait: boolean;
  mayExpire: boolean;
  /** By a press: the fields come into view. */
  asked: boolean;
}

/** Keeps posting back, and says why, while the time in the field does not do. */
function useTimeProblem(session: ComposeSession, field: RefObject<HTMLInputElement>, now: number) {
  const t = useT();
  // No event tells of a half of a time: it is looked for when the field is left, and before posting.
  const [half, setHalf] = useState(false);
  useEffect(
    () =>
      session.guard(async (content) => {
        const words = timeProblem(t, content, isHalf(field.current), Date.now());
        return words === null ? null : { words };
      }),
    [session, field, t],
  );
  return {
    problem: timeProblem(t, session.get().content, half, now),
    look: () => setHalf(isHalf(field.current)),
  };
}

function PostAt({ session, scheduledAt }: Pick<WhenFieldsProps, 'session' | 'scheduledAt'>): ReactElement {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const now = useNow();
  const { problem, look } = useTimeProblem(session, field, now);
  return (
    <TextField
      label={t('compose.post_at')}
      type="datetime-local"
      ref={field}
      value={scheduledAt === null ? '' : toDateField(Date.parse(scheduledAt))}
      min={toDateField(now + SHORTEST_WAIT + 60_000)}
      error={problem ?? undefined}
      onBlur={look}
      onChange={(event) => {
        look();
        const at = fromDateField(event.currentTarget.value);
        session.change({ scheduledAt: at === null ? null : new Date(at).toISOString() });
      }}
    />
  );
}

const DAY = 86_400_000;

/** While nothing is chosen, the account's own choice holds. */
function Expires({ session, expiresIn }: Pick<WhenFieldsProps, 'session' | 'expiresIn'>): ReactElement {
  const t = useT();
  const days = useMe()?.own?.postDays;
  const usual = days === undefined ? t('compose.expires_never') : duration(t, days * DAY, 0);
  return (
    <Field label={t('compose.expires')}>
      {(control) => (
        <Select
          {...control}
          value={String(expiresIn ?? 0)}
          options={[
            { value: '0', label: usual },
            ...LIVES.filter((life) => life === expiresIn || life * 1000 !== (days ?? 0) * DAY).map(
              (life) => ({
                value: String(life),
                label: duration(t, life * 1000, 0),
              }),
            ),
          ]}
          onChange={(chosen) => session.change({ expiresIn: Number(chosen) || null })}
        />
      )}
    </Field>
  );
}

/** When to post, and when the post goes away again. */
export function WhenFields(props: WhenFieldsProps): ReactElement {
  const { session, scheduledAt, expiresIn, mayWait, mayExpire, asked } = props;
  const t = useT();
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) fields.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  return (
    <div ref={fields} className={styles.when}>
      {mayWait && <PostAt session={session} scheduledAt={scheduledAt} />}
      {mayExpire && <Expires session={session} expiresIn={expiresIn} />}
      {mayWait && (
        <LinkButton small look="ghost" href={paths.scheduled}>
          {t('drafts.scheduled')}
        </LinkButton>
      )}
    </div>
  );
}
