import type { ReactElement } from 'react';
import { DEFAULT_OPACITY, DEFAULT_RADII } from '@/domain/theme/theme-source';
import { useT } from '@/i18n/use-t';
import type { Edits } from './use-edits';
import styles from './editor.module.css';

interface Kind {
  defaults: Readonly<Record<string, number>>;
  most: number;
  step: number;
  unit: string;
}

const KINDS = {
  radii: { defaults: DEFAULT_RADII, most: 50, step: 1, unit: ' px' },
  opacity: { defaults: DEFAULT_OPACITY, most: 1, step: 0.05, unit: '' },
} as const satisfies Readonly<Record<string, Kind>>;

/** Sliders for roundness or opacity. */
export function Numbers({ edits, which }: { edits: Edits; which: keyof typeof KINDS }): ReactElement {
  const t = useT();
  const { theme, change } = edits;
  const { defaults, most, step, unit }: Kind = KINDS[which];
  return (
    <div className={styles.rows}>
      {Object.entries(defaults).map(([slot, usual]) => {
        const value = theme[which][slot] ?? usual;
        return (
          <label key={slot} className={styles.slider}>
            <code>{slot}</code>
            <input
              type="range"
              min={0}
              max={most}
              step={step}
              value={value}
              aria-valuetext={`${value}${unit}`}
              onChange={(event) =>
                change(
                  { ...theme, [which]: { ...theme[which], [slot]: event.target.valueAsNumber } },
                  `${which} ${slot}`,
                )
              }
            />
            <output>{t('settings.amount', { value: String(value), unit })}</output>
          </label>
        );
      })}
    </div>
  );
}
