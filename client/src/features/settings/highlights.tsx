import type { ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { usePreference } from '@/data/react/records';
import type { HighlightKind, Preferences } from '@/data/settings/preferences';
import type { MessageId } from '@/i18n/message-id';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';
import { Select } from '@/ui/field/select';
import { Adding } from './adding';
import { setPreference } from './use-setting';
import styles from './settings-window.module.css';

/** behaviour.md §9. */
const COLOUR = '#FFFFFF';

const KINDS = ['solid', 'striped', 'side'] as const satisfies readonly HighlightKind[];
const WORDS: Readonly<Record<(typeof KINDS)[number], MessageId>> = {
  solid: 'preference_choice.style_solid',
  striped: 'preference_choice.style_striped',
  side: 'preference_choice.style_side',
};

/** SET-11: people whose posts stand out. */
export function Highlights(): ReactElement {
  const t = useT();
  const { settings } = useRealm();
  const people = usePreference('highlight');
  const put = (next: Preferences['highlight']): void => setPreference(settings, 'highlight', next);
  return (
    <div className={styles.list} role="group" aria-labelledby="setting-highlight-name">
      {Object.entries(people).map(([name, { color, type }]) => (
        <div key={name} className={styles.adding}>
          <bdi>{name}</bdi>
          <input
            type="color"
            aria-label={t('settings.colour', { name })}
            value={color.toLowerCase()}
            onChange={(event) => put({ ...people, [name]: { color: event.target.value, type } })}
          />
          <Select
            aria-label={t('settings.style', { name })}
            value={type === 'disabled' ? 'solid' : type}
            options={KINDS.map((kind) => ({ value: kind, label: t.dynamic(WORDS[kind], {}) }))}
            onChange={(kind) => put({ ...people, [name]: { color, type: kind } })}
          />
          <IconButton
            icon="x"
            label={t('settings.remove', { word: name })}
            onClick={() =>
              put(Object.fromEntries(Object.entries(people).filter(([other]) => other !== name)))
            }
          />
        </div>
      ))}
      <Adding
        name="highlight"
        label={t('settings.person')}
        onAdd={(name) => put({ ...people, [name.replace(/^@/, '')]: { color: COLOUR, type: 'solid' } })}
      />
    </div>
  );
}
