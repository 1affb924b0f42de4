import type { ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { usePreference } from '@/data/react/records';
import type { NotificationVisibility } from '@/data/settings/preferences';
import { useT } from '@/i18n/use-t';
import { Checkbox } from '@/ui/field/check';
import { setPreference } from './use-setting';
import styles from './settings-window.module.css';

const KINDS = [
  'mentions',
  'likes',
  'repeats',
  'emojiReactions',
  'follows',
  'followRequest',
  'polls',
  'moves',
  'strangers',
] as const satisfies readonly (keyof NotificationVisibility)[];

/** Which kinds of notifications are shown. */
export function NotificationKinds(): ReactElement {
  const t = useT();
  const { settings } = useRealm();
  const shown = usePreference('notificationVisibility');
  return (
    <div className={styles.kinds} role="group" aria-labelledby="setting-notificationVisibility-name">
      {KINDS.map((kind) => (
        <Checkbox
          key={kind}
          label={t(`preference_choice.kind_${kind}`)}
          checked={shown[kind]}
          onChange={(on) => setPreference(settings, 'notificationVisibility', { ...shown, [kind]: on })}
        />
      ))}
    </div>
  );
}
