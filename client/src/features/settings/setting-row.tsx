import type { ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';
import { SwitchInput } from '@/ui/field/check';
import { Select } from '@/ui/field/select';
import { TextInput } from '@/ui/field/text-input';
import type { Setting } from './catalogue';
import type { ControlAria } from './control-aria';
import { OwnControl, isTall } from './own-control';
import { useSetting } from './use-setting';
import { useShown } from './use-shown';
import { valueWords } from './value-words';
import styles from './settings-window.module.css';

function Control({ setting, aria }: { setting: Setting; aria: ControlAria }): ReactElement | null {
  const t = useT();
  const { control, name } = setting;
  const { value, set } = useSetting(name);
  if (control === 'own-control') return <OwnControl name={name} aria={aria} />;
  if (control === 'switch') return <SwitchInput {...aria} checked={value === true} onChange={set} />;
  if (control === 'text')
    return (
      <TextInput
        {...aria}
        type="url"
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => set(event.target.value)}
      />
    );
  if (control.is === 'number')
    return (
      <TextInput
        {...aria}
        type="number"
        min={control.min}
        max={control.max}
        defaultValue={String(value)}
        key={String(value)}
        onBlur={(event) => {
          const number = event.target.valueAsNumber;
          if (!Number.isFinite(number)) event.target.value = String(value);
          else if (number !== value) set(Math.round(Math.min(control.max, Math.max(control.min, number))));
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    );
  return (
    <Select
      {...aria}
      value={String(value)}
      options={Object.entries(control.choices).map(([choice, id]) => ({
        value: choice,
        label: t.dynamic(id, {}),
      }))}
      onChange={set}
    />
  );
}

/** One setting: what it is called, what it does, its control, and the way back to its default. */
export function SettingRow({ setting, marked }: { setting: Setting; marked: boolean }): ReactElement {
  const t = useT();
  const { name } = setting;
  const { changed, fallback, reset } = useSetting(name);
  const ref = useShown<HTMLDivElement>(marked);
  const id = `setting-${name}`;
  const title = t(`preference.${name}`);
  const usual = changed ? valueWords(t, setting, fallback) : null;
  const tall = isTall(name);
  return (
    <div
      ref={ref}
      className={styles.row}
      data-setting={name}
      data-marked={marked || undefined}
      data-tall={tall || undefined}
    >
      <div>
        <div className={styles.name}>
          {tall ? <span id={`${id}-name`}>{title}</span> : <label htmlFor={id}>{title}</label>}
          {changed && <span className={styles.changed}>{t('settings.changed')}</span>}
        </div>
        <p className={styles.hint} id={`${id}-hint`}>
          {t(`preference_hint.${name}`)}
          {usual !== null && ` ${t('settings.default_is', { value: usual })}`}
        </p>
      </div>
      <div className={styles.control}>
        {changed && (
          <IconButton icon="refresh" small label={t('settings.reset', { name: title })} onClick={reset} />
        )}
        <Control setting={setting} aria={{ id, 'aria-describedby': `${id}-hint` }} />
      </div>
    </div>
  );
}
