import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/shapes';
import styles from './actions.module.css';

/** S2 §4: how long favourite and repeat celebrate. */
const ANIMATION_MS = 500;

export interface ActionButtonProps {
  icon: IconName;
  tone: 'reply' | 'repeat' | 'favourite' | 'quote';
  /** Its name; the count is added to what is spoken. */
  word: string;
  /** Why it is not possible. */
  title?: string | undefined;
  /** Compact count as text; empty for none. */
  count: string;
  /** A toggle and its state; undefined for what is no toggle. */
  on?: boolean | undefined;
  expanded?: boolean | undefined;
  disabled?: boolean | undefined;
  /** For visitors: the action is a way to their own server (ACT-07). */
  href?: string | undefined;
  onAct: () => void;
}

/** One action of the bar: icon on a plate, count beside it. */
export function ActionButton(props: ActionButtonProps): ReactElement {
  const { icon, tone, word, title, count, on, expanded, disabled, href, onAct } = props;
  const t = useT();
  const celebrating = useCelebration(on);
  const hint = href === undefined ? title : t('status.from_your_server', { action: word });
  const inner = (
    <>
      {/* Within the button: beside its name the same words would be read as a description. */}
      <span className={styles.plate} title={hint ? undefined : word}>
        <Icon name={icon} size="m" filled={tone === 'favourite' && on === true} />
      </span>
      {count !== '' && <span>{count}</span>}
    </>
  );
  const shared = {
    className: styles.action,
    'data-tone': tone,
    'data-on': on || undefined,
    'data-celebrating': celebrating || undefined,
    'aria-label': count === '' ? word : t('status.action_count', { action: word, count }),
    title: hint,
  };
  if (href !== undefined)
    return (
      <a {...shared} href={href} target="_blank" rel="noopener noreferrer">
        {inner}
      </a>
    );
  return (
    <button
      {...shared}
      type="button"
      aria-pressed={on}
      aria-expanded={expanded}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onAct();
      }}
    >
      {inner}
    </button>
  );
}

/** A while from when `on` becomes true, by whichever way that was done. */
function useCelebration(on: boolean | undefined): boolean {
  const [celebrating, setCelebrating] = useState(false);
  const was = useRef(on);
  useEffect(() => {
    if (on === true && was.current === false) setCelebrating(true);
    was.current = on;
  }, [on]);
  useEffect(() => {
    if (!celebrating) return;
    const timer = setTimeout(() => setCelebrating(false), ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [celebrating]);
  return celebrating;
}
