import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { Checkbox } from '@/ui/field/check';
import { isRightToLeft, rovingTarget } from '@/ui/menu/roving';
import { EmojiSign } from './emoji-cell';
import type { PickerEmoji } from './picker-emoji';
import { withTone } from './skin-tone';
import styles from './emoji-picker.module.css';

const HAND = '✋';

/** By tone. */
const TONE_NAMES = [
  'reacting.tone_0',
  'reacting.tone_1',
  'reacting.tone_2',
  'reacting.tone_3',
  'reacting.tone_4',
  'reacting.tone_5',
] as const;

const nameOf = (t: Translator, tone: number): string => t(TONE_NAMES[tone] ?? TONE_NAMES[0]);

/** As in the grid above: arrows lead on, and never scroll the page. */
function onToneKey(event: KeyboardEvent<HTMLElement>): void {
  const row = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('button') ?? [])];
  const axis = /^Arrow(Up|Down)$/.test(event.key) ? 'vertical' : 'horizontal';
  const next = rovingTarget(event.key, row.indexOf(event.currentTarget), row.length, axis, isRightToLeft());
  if (next === null) return;
  event.preventDefault();
  row[next]?.focus();
}

/** The skin tones, the present one with the focus. */
function Tones({ tone, onChoose }: { tone: number; onChoose: (tone: number) => void }): ReactElement {
  const t = useT();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus(), []);
  return (
    <div ref={row} className={styles.footer} role="group" aria-label={t('reacting.tones')}>
      {TONE_NAMES.map((name, one) => (
        <button
          key={name}
          type="button"
          className={styles.toneButton}
          title={nameOf(t, one)}
          aria-pressed={one === tone}
          onKeyDown={onToneKey}
          onClick={() => onChoose(one)}
        >
          <span aria-hidden="true">{withTone(HAND, one)}</span>
        </button>
      ))}
    </div>
  );
}

interface PickerFooterProps {
  looked: PickerEmoji | null;
  tone: number;
  /** Null where a choice always closes. */
  keepsOpen: boolean | null;
  onTone: (tone: number) => void;
  onKeepOpen: (keep: boolean) => void;
}

/** What a press or Enter picks, the skin tone, and whether the picker stays open. */
export function PickerFooter(props: PickerFooterProps): ReactElement {
  const { looked, tone, keepsOpen, onTone, onKeepOpen } = props;
  const t = useT();
  const [choosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const chose = useRef(false);
  useEffect(() => {
    if (!choosing && chose.current) button.current?.focus();
    chose.current = choosing;
  }, [choosing]);
  if (choosing)
    return (
      <Tones
        tone={tone}
        onChoose={(one) => {
          onTone(one);
          setChoosing(false);
        }}
      />
    );
  return (
    <div className={styles.footer}>
      <span className={styles.looked}>
        {looked && (
          <>
            <span className={styles.lookedSign}>
              <EmojiSign one={looked} tone={tone} moving />
            </span>
            <bdi className={styles.lookedName}>{looked.label}</bdi>
          </>
        )}
      </span>
      <button
        ref={button}
        type="button"
        className={styles.toneButton}
        title={t('reacting.tone_is', { name: nameOf(t, tone) })}
        onClick={() => setChoosing(true)}
      >
        <span aria-hidden="true">{withTone(HAND, tone)}</span>
      </button>
      {keepsOpen !== null && (
        <Checkbox label={t('reacting.keep_open')} checked={keepsOpen} onChange={onKeepOpen} />
      )}
    </div>
  );
}
