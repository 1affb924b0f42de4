import type { ReactElement, SelectHTMLAttributes } from 'react';
import { Icon } from '@/ui/icon/icon';
import styles from './field.module.css';

export interface SelectOption<V extends string> {
  value: V;
  label: string;
}

/** The native list of choices; give it `aria-label` where it stands without a Field. */
export function Select<V extends string>({
  value,
  options,
  onChange,
  ...rest
}: Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value' | 'children'> & {
  value: V;
  options: readonly SelectOption<V>[];
  onChange: (value: V) => void;
}): ReactElement {
  return (
    <div className={styles.select}>
      <select
        {...rest}
        className={styles.input}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" size="xs" className={styles.chevron} />
    </div>
  );
}
