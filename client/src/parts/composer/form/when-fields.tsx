import { useEffect, useRef, useState, type ReactElement } from 'react';
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
import type { ComposeSession } from '@/parts/composer/session/compose-session';
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

/** When to post, and when the post goes away again. */
export function WhenFields({
  session,
  scheduledAt,
  expiresIn,
  mayWait,
  mayExpire,
  asked,
}: {
  session: ComposeSession;
  scheduledAt: string | null;
  expiresIn: number | null;
  mayWait: boolean;
  mayExpire: boolean;
  /** By a press: the fields come into view. */
  asked: boolean;
}): ReactElement {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) fields.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  // No event tells of a half of a time: it is looked for when the field is left, and before posting.
  const [half, setHalf] = useState(false);
  const now = useNow();
  const problem = timeProblem(t, session.get().content, half, now);
  useEffect(
    () =>
      session.guard(async (content) => {
        const words = timeProblem(t, content, isHalf(field.current), Date.now());
        return words === null ? null : { words };
      }),
    [session, t],
  );
  return (
    <div ref={fields} className={styles.when}>
      {mayWait && (
        <TextField
          label={t('compose.post_at')}
          type="datetime-local"
          ref={field}
          value={scheduledAt === null ? '' : toDateField(Date.parse(scheduledAt))}
          min={toDateField(now + SHORTEST_WAIT + 60_000)}
          error={problem ?? undefined}
          onBlur={() => setHalf(isHalf(field.current))}
          onChange={(event) => {
            setHalf(isHalf(field.current));
            const at = fromDateField(event.currentTarget.value);
            session.change({ scheduledAt: at === null ? null : new Date(at).toISOString() });
          }}
        />
      )}
      {mayExpire && (
        <Field label={t('compose.expires')}>
          {(control) => (
            <Select
              {...control}
              value={String(expiresIn ?? 0)}
              options={[
                { value: '0', label: t('compose.expires_never') },
                ...LIVES.map((life) => ({ value: String(life), label: duration(t, life * 1000, 0) })),
              ]}
              onChange={(chosen) => session.change({ expiresIn: Number(chosen) || null })}
            />
          )}
        </Field>
      )}
      {mayWait && (
        <LinkButton small look="ghost" href={paths.scheduled}>
          {t('drafts.scheduled')}
        </LinkButton>
      )}
    </div>
  );
}
