import { useEffect, useRef, type ReactElement } from 'react';
import { useSettingsProfiles } from '@/data/react/use-settings-profiles';
import type { ProfileState } from '@/data/settings/profiles/settings-profiles';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { Alert } from '@/ui/alert/alert';
import { TextButton } from '@/ui/button/text-button';
import { Icon } from '@/ui/icon/icon';
import { tellSaved, useSaved } from './saved';
import styles from './settings-window.module.css';

/** Who keeps the preferences; what is not kept yet is told elsewhere. */
const KEEPERS: Readonly<Partial<Record<ProfileState['is'], 'browser' | 'server'>>> = {
  off: 'browser',
  kept: 'server',
};

/** Says for a moment that a change is kept, and by whom. */
export function Saved(): ReactElement {
  const t = useT();
  const saved = useSaved();
  const { state, profiles } = useSettingsProfiles();
  useEffect(() => profiles?.start(), [profiles]);
  const before = useRef(state.is);
  useEffect(() => {
    if (before.current === 'saving' && state.is === 'kept') tellSaved('settings');
    before.current = state.is;
  }, [state.is]);
  const keeper = saved === 'settings' ? KEEPERS[state.is] : state.is !== 'saving' && saved;
  return (
    <span className={styles.saved} role="status" data-state={state.is}>
      {state.is === 'saving' && t('settings.saving')}
      {keeper && (
        <>
          <Icon name="check" size="s" />
          {t(keeper === 'browser' ? 'settings.saved' : 'settings.saved_there')}
        </>
      )}
    </span>
  );
}

/** What the server would not take, or could not be told yet. */
export function NotKept(): ReactElement | null {
  const t = useT();
  const { state, profiles } = useSettingsProfiles();
  if (state.is !== 'waiting' && state.is !== 'refused') return null;
  const reason = errorWords(t, state.error);
  return (
    <div className={styles.notKept}>
      {state.is === 'refused' ? (
        <Alert level="error">{t('settings.refused', { reason })}</Alert>
      ) : (
        <Alert level="warning">
          {t('settings.not_kept', { reason })}{' '}
          <TextButton onClick={() => void profiles?.again()}>{t('common.retry')}</TextButton>
        </Alert>
      )}
    </div>
  );
}
