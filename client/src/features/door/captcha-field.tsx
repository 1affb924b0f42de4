import { useState, type ReactElement } from 'react';
import { paths } from '@/domain/paths';
import { Rich, useT } from '@/i18n/use-t';
import { TextButton } from '@/ui/button/text-button';
import { Field } from '@/ui/field/field';
import { TextInput } from '@/ui/field/text-input';
import { Icon } from '@/ui/icon/icon';
import { Link } from '@/ui/link/link';
import type { CaptchaState } from './use-registration';
import { SlowNote } from '@/ui/state/slow';
import styles from './door.module.css';

function Picture({ state }: { state: CaptchaState }): ReactElement {
  const t = useT();
  const [broken, setBroken] = useState('');
  const url = state.is === 'here' ? (state.captcha?.url ?? '') : '';
  const failed = state.is === 'failed' || (url !== '' && broken === url);
  return (
    <div className={styles.picture} aria-busy={state.is === 'loading'}>
      {failed ? (
        <span role="status">{t('door.captcha_failed')}</span>
      ) : url === '' ? (
        <span role="status">
          {t('door.captcha_loading')}
          <SlowNote />
        </span>
      ) : (
        <img src={url} alt={t('door.captcha_picture')} onError={() => setBroken(url)} />
      )}
    </div>
  );
}

/** Picture and answer (REG-01); nothing where the server wants none, and until it is known to want one. */
export function CaptchaField({
  state,
  value,
  error,
  onChange,
  onNew,
}: {
  state: CaptchaState;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onNew: () => void;
}): ReactElement | null {
  const t = useT();
  if (state.is === 'unknown' || (state.is === 'here' && state.captcha === null)) return null;
  return (
    <div className={styles.captcha}>
      <Picture state={state} />
      <div className={styles.answer}>
        <Field label={t('door.captcha')} error={error}>
          {(control) => (
            <TextInput
              {...control}
              name="captcha"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              required
              placeholder={t('door.captcha_hint')}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </Field>
        <TextButton className={styles.renew} onClick={onNew}>
          <Icon name="refresh" size="xs" /> {t('door.captcha_new')}
        </TextButton>
      </div>
      <p className={styles.hint}>
        <Rich
          id="door.captcha_unreadable"
          args={{
            about: (
              <Link key="about" href={paths.about}>
                {t('door.about')}
              </Link>
            ),
          }}
        />
      </p>
    </div>
  );
}
