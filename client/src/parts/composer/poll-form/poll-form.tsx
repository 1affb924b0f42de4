import '@/i18n/messages/en/late/writing';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import type { DraftPoll } from '@/domain/writing/compose-content';
import {
  clampAmount,
  cutOption,
  inSeconds,
  inUnits,
  offeredUnits,
  pollProblem,
  withNewOption,
  withOption,
  withoutOption,
} from '@/domain/writing/poll-form';
import { useServer } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';
import { TextButton } from '@/ui/button/text-button';
import { Checkbox } from '@/ui/field/check';
import { Select } from '@/ui/field/select';
import { TextInput } from '@/ui/field/text-input';
import { Icon } from '@/ui/icon/icon';
import { SuggestInput } from '../suggest/suggest-input';
import { wasPollAsked } from './poll-asked';
import styles from './poll-form.module.css';

interface PollFormProps {
  poll: DraftPoll;
  readOnly: boolean;
  onChange: (poll: DraftPoll) => void;
  /** Suggestions are open in an option. */
  onSuggest?: ((open: boolean) => void) | undefined;
}

/** The poll of a post (COMP-06). */
export function PollForm(props: PollFormProps): ReactElement {
  const { poll, readOnly, onChange } = props;
  const t = useT();
  const { can } = useServer();
  return (
    <fieldset className={styles.poll} disabled={readOnly}>
      <legend className={styles.legend}>{t('writing.poll')}</legend>
      <Options {...props}>
        <Select
          aria-label={t('writing.choices')}
          value={poll.multiple ? 'multiple' : 'single'}
          options={[
            { value: 'single', label: t('writing.single') },
            { value: 'multiple', label: t('writing.multiple') },
          ]}
          onChange={(choice) => onChange({ ...poll, multiple: choice === 'multiple' })}
        />
        <Duration poll={poll} onChange={onChange} />
      </Options>
      {/* Akkoma and Pleroma take the wish and do not follow it. */}
      {!can.pleromaApi && (
        <Checkbox
          label={t('writing.hide_totals')}
          checked={poll.hideTotals}
          onChange={(hideTotals) => onChange({ ...poll, hideTotals })}
        />
      )}
      {pollProblem(poll) && <p className={styles.hint}>{t('writing.not_enough_options')}</p>}
    </fieldset>
  );
}

/** The lines, and below them the way to one more beside `children`. */
function Options({
  poll,
  onChange,
  onSuggest,
  children,
}: PollFormProps & { children: ReactNode }): ReactElement {
  const t = useT();
  const { pollLimits } = useServer();
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<number | null>(null);
  const { options } = poll;
  // A form that was asked for may come below what can be seen: writing goes on in its first line.
  useEffect(() => {
    if (wasPollAsked()) list.current?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    // A line that was just added takes the focus when it is there.
    if (wanted.current !== null) list.current?.querySelectorAll('input')[wanted.current]?.focus();
    wanted.current = null;
  });
  const change = (changed: readonly string[]): void => onChange({ ...poll, options: changed });
  const focus = (index: number): void => list.current?.querySelectorAll('input')[index]?.focus();
  const add = (): void => {
    if (options.length >= pollLimits.maxOptions) return;
    wanted.current = options.length;
    change(withNewOption(options, pollLimits));
  };
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    // Enter leads on, and never posts.
    event.preventDefault();
    if (index + 1 < options.length) focus(index + 1);
    else add();
  };
  return (
    <>
      <ol className={styles.options} ref={list}>
        {options.map((option, index) => (
          <li key={index} className={styles.option}>
            <SuggestInput
              type="text"
              // An empty field has no direction of its own: its placeholder follows the page.
              dir={option === '' ? undefined : 'auto'}
              className={styles.input}
              value={option}
              aria-label={t('writing.option', { number: index + 1 })}
              placeholder={t('writing.option', { number: index + 1 })}
              onOpenChange={onSuggest}
              onKeyDown={(event) => onKeyDown(event, index)}
              onChange={(event) =>
                change(
                  withOption(options, index, cutOption(event.currentTarget.value, pollLimits.maxOptionChars)),
                )
              }
            />
            <Left option={option} limit={pollLimits.maxOptionChars} />
            <IconButton
              icon="x"
              iconSize="s"
              label={t('writing.remove_option', { number: index + 1 })}
              disabled={options.length <= 2 && option === ''}
              onClick={() => {
                change(withoutOption(options, index));
                focus(Math.max(0, index - 1));
              }}
            />
          </li>
        ))}
      </ol>
      <div className={styles.row}>
        {options.length < pollLimits.maxOptions && (
          <TextButton className={styles.add} onClick={add}>
            <Icon name="plus" size="s" />
            {t('writing.add_option')}
          </TextButton>
        )}
        {children}
      </div>
    </>
  );
}

/** Told when the end comes near. */
function Left({ option, limit }: { option: string; limit: number }): ReactElement | null {
  const t = useT();
  const left = limit - option.length;
  if (limit <= 0 || left > 20) return null;
  return (
    <span className={styles.left} title={t('writing.option_left', { count: left })}>
      {left}
    </span>
  );
}

function Duration({ poll, onChange }: Pick<PollFormProps, 'poll' | 'onChange'>): ReactElement {
  const t = useT();
  const { pollLimits } = useServer();
  // The unit is the person's: 60 minutes shall not become an hour under their hands.
  const [unit, setUnit] = useState(() => inUnits(poll.expiresIn, pollLimits).unit);
  const [typed, setTyped] = useState<string | null>(null);
  const amount = Math.max(1, Math.round(poll.expiresIn / inSeconds(1, unit)));
  const set = (value: number, of: typeof unit): void => {
    onChange({ ...poll, expiresIn: inSeconds(clampAmount(value, of, pollLimits), of) });
    setTyped(null);
  };
  return (
    <span className={styles.duration}>
      <TextInput
        type="number"
        inputMode="numeric"
        min={1}
        className={styles.amount ?? ''}
        aria-label={t('writing.duration')}
        value={typed ?? String(amount)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => typed !== null && set(Number.parseInt(typed, 10), unit)}
        onKeyDown={(event) => {
          // Before the form around takes Ctrl+Enter for its own.
          if (event.key === 'Enter' && typed !== null) set(Number.parseInt(typed, 10), unit);
        }}
      />
      <Select
        aria-label={t('writing.unit')}
        value={unit}
        options={offeredUnits(pollLimits).map((one) => ({ value: one, label: t(`writing.${one}`) }))}
        onChange={(chosen) => {
          setUnit(chosen);
          set(amount, chosen);
        }}
      />
    </span>
  );
}
