import { useId, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import type { FileContent } from '@/data/settings/files/settings-file';
import { DEFAULT_PREFERENCES, type PreferenceName } from '@/data/settings/preferences';
import { listWords } from '@/i18n/list-words';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { SETTINGS } from '../catalogue';
import { valueWords } from '../value-words';
import styles from '../settings-window.module.css';

/** Names that are told one by one; the rest are counted. */
const NAMED = 40;

function Change({ name, next }: { name: PreferenceName; next: unknown }): ReactElement {
  const t = useT();
  const { settings } = useRealm();
  const setting = SETTINGS.find((one) => one.name === name);
  const words = (value: unknown): string =>
    (setting && valueWords(t, setting, value)) ?? t('settings.value_other');
  return (
    <li>
      <span>{setting ? t(`preference.${name}`) : name}</span>
      <span className={styles.hint}>
        {t('settings.change', { from: words(settings.get(name)), to: words(next) })}
      </span>
    </li>
  );
}

/** What a file or a profile would change; nothing is changed before it is agreed to. */
export function Changes({
  title,
  verb,
  busy = false,
  content: { changes, unknown, invalid, next },
  onTake,
  onLeave,
}: {
  title: string;
  /** What the button says that agrees. */
  verb: string;
  busy?: boolean;
  content: FileContent;
  onTake: () => void;
  onLeave: () => void;
}): ReactElement {
  const t = useT();
  const id = useId();
  return (
    <div className={styles.question} role="group" aria-labelledby={id}>
      <h5 id={id}>{title}</h5>
      <p role="status">{t('settings.import_changes', { count: changes.length })}</p>
      <ul className={styles.changes}>
        {changes.slice(0, NAMED).map((name) => (
          <Change key={name} name={name} next={next[name] ?? DEFAULT_PREFERENCES[name]} />
        ))}
      </ul>
      {unknown.length > 0 && (
        <p className={styles.hint}>
          {t('settings.import_unknown', {
            count: unknown.length,
            names: listWords(t, unknown.slice(0, NAMED)),
          })}
        </p>
      )}
      {invalid.length > 0 && (
        <p className={styles.hint}>
          {t('settings.import_invalid', {
            count: invalid.length,
            names: listWords(t, invalid.slice(0, NAMED)),
          })}
        </p>
      )}
      <div className={styles.actions}>
        <Button look="primary" busy={busy} onClick={onTake}>
          {verb}
        </Button>
        <Button onClick={onLeave}>{t('common.cancel')}</Button>
      </div>
    </div>
  );
}
