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
import type { NextFocus } from '../session/next-focus';
import styles from './poll-form.module.css';

interface PollFormProps {
  poll: DraftPoll;
  readOnly: boolean;
  onChange: (poll: DraftPoll) => void;
  nextFocus: NextFocus;
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
      {/* Akkoma and Pleroma take the choice and ignore it. */}
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

/** The lines, changed by hand, and which of them has the focus afterwards. */
function useOptions({ poll, onChange, nextFocus }: PollFormProps) {
  const { pollLimits } = useServer();
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<number | null>(null);
  const { options } = poll;
  const focus = (index: number): void => list.current?.querySelectorAll('input')[index]?.focus();
  // A form that was asked for may come below what can be seen: writing goes on in its first line.
  useEffect(() => {
    if (nextFocus.take('poll')) list.current?.querySelector('input')?.focus();
  }, [nextFocus]);
  useEffect(() => {
    // A line that was just added takes the focus when it is there.
    if (wanted.current !== null) list.current?.querySelectorAll('input')[wanted.current]?.focus();
    wanted.current = null;
  });
  const change = (changed: readonly string[]): void => onChange({ ...poll, options: changed });
  const mayAdd = options.length < pollLimits.maxOptions;
  const add = (): void => {
    if (!mayAdd) return;
    wanted.current = options.length;
    change(withNewOption(options, pollLimits));
  };
  return {
    list,
    mayAdd,
    add,
    write: (index: number, text: string): void =>
      change(withOption(options, index, cutOption(text, pollLimits.maxOptionChars))),
    remove: (index: number): void => {
      change(withoutOption(options, index));
      focus(Math.max(0, index - 1));
    },
    /** On to the next line, or to a new one. */
    goOn: (index: number): void => {
      if (index + 1 < options.length) focus(index + 1);
      else add();
    },
  };
}

interface OptionProps {
  option: string;
  index: number;
  /** There are more lines than a poll needs, or there is something in it. */
  mayGo: boolean;
  lines: Pick<ReturnType<typeof useOptions>, 'write' | 'remove' | 'goOn'>;
  onSuggest: PollFormProps['onSuggest'];
}

function Option({ option, index, mayGo, lines, onSuggest }: OptionProps): ReactElement {
  const t = useT();
  const { pollLimits } = useServer();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    // Enter leads on, and never posts.
    event.preventDefault();
    lines.goOn(index);
  };
  return (
    <li className={styles.option}>
      <SuggestInput
        type="text"
        data-writes={index === 0 ? 'poll' : undefined}
        // An empty field has no direction of its own: its placeholder follows the page.
        dir={option === '' ? undefined : 'auto'}
        className={styles.input}
        value={option}
        aria-label={t('writing.option', { number: index + 1 })}
        placeholder={t('writing.option', { number: index + 1 })}
        onOpenChange={onSuggest}
        onKeyDown={onKeyDown}
        onChange={(event) => lines.write(index, event.currentTarget.value)}
      />
      <Left option={option} limit={pollLimits.maxOptionChars} />
      <IconButton
        icon="x"
        iconSize="s"
        label={t('writing.remove_option', { number: index + 1 })}
        disabled={!mayGo}
        onClick={() => lines.remove(index)}
      />
    </li>
  );
}

/** The lines, and below them the way to one more beside `children`. */
function Options({ children, ...props }: PollFormProps & { children: ReactNode }): ReactElement {
  const t = useT();
  const { list, ...lines } = useOptions(props);
  const { options } = props.poll;
  return (
    <>
      <ol className={styles.options} ref={list}>
        {options.map((option, index) => (
          <Option
            key={index}
            option={option}
            index={index}
            mayGo={options.length > 2 || option !== ''}
            lines={lines}
            onSuggest={props.onSuggest}
          />
        ))}
      </ol>
      <div className={styles.row}>
        {lines.mayAdd && (
          <TextButton className={styles.add} onClick={lines.add}>
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
