import { useCallback, useState, type ReactElement } from 'react';
import { useAsked } from '@/data/react/use-asked';
import type { SecondFactorSetup } from '@/domain/account/own-account';
import { useT } from '@/i18n/use-t';
import { late } from '@/lib/late';
import { Button } from '@/ui/button/button';
import { useCommands } from '@/parts/commands/use-commands';
import { TextField } from '@/ui/field/text-input';
import { Loaded } from '../own/loaded';
import { CopyButton } from '../own/copy-button';
import { Problem } from '../own/problem';
import { useFresh } from '../own/use-fresh';
import { useOwnAccount } from '../own/use-own-account';
import { useStep, type Step } from '../own/use-step';
import { BackupCodes } from './backup-codes';
import { OwnForm } from '../own/own-form';
import { CurrentPassword } from '../own/password-field';
import own from '../own/own.module.css';
import styles from './security.module.css';

const lateCode = late(() => import('uqr')).load;

interface Dots {
  size: number;
  path: string;
}

async function drawn(text: string): Promise<Dots> {
  const { encode } = await lateCode();
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}

/** The picture that an authenticator app reads; the key beside it does without. */
function QrCode({ text }: { text: string }): ReactElement | null {
  const t = useT();
  const [asked] = useAsked(text, () => drawn(text));
  if (asked.is !== 'here') return null;
  const { size, path } = asked.value;
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('own_security.qr')}>
      <path d={path} />
    </svg>
  );
}

/** The key in fours, as one reads it aloud. */
const inFours = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The key, to be scanned or typed into the app. */
function Key({ setup }: { setup: SecondFactorSetup }): ReactElement {
  const t = useT();
  return (
    <div className={own.pad}>
      <p className={own.text}>{t('own_security.totp_scan')}</p>
      {setup.address !== '' && <QrCode text={setup.address} />}
      <div className={own.actions}>
        <span>{t('own_security.totp_key')}</span>
        <code className={own.text} dir="ltr">
          {inFours(setup.key)}
        </code>
        <CopyButton small text={setup.key} />
      </div>
    </div>
  );
}

function Setup({
  setup,
  onDone,
  onCancel,
}: {
  setup: SecondFactorSetup;
  onDone: () => void;
  onCancel: () => void;
}): ReactElement {
  const t = useT();
  const step = useStep();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const turnOn = async (): Promise<void> => {
    const digits = code.replaceAll(/\s/g, '');
    if (await step.run((account) => account.confirmSecondFactor(digits, password))) onDone();
  };
  return (
    <>
      <Key setup={setup} />
      <OwnForm
        label={t('own_security.totp_confirm')}
        step={step}
        failed={t('own_security.totp_failed')}
        button={t('own_security.totp_on')}
        ready={code.trim() !== '' && password !== ''}
        onSubmit={() => void turnOn()}
      >
        <TextField
          label={t('own_security.totp_code')}
          hint={t('own_security.totp_code_hint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <CurrentPassword value={password} onChange={setPassword} />
        <div className={own.actions}>
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
        </div>
      </OwnForm>
    </>
  );
}

function Off({ onOn }: { onOn: () => void }): ReactElement {
  const t = useT();
  const step = useStep();
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  if (setup) return <Setup setup={setup} onDone={onOn} onCancel={() => setSetup(null)} />;
  const begin = (): void => void step.run(async (account) => setSetup(await account.beginSecondFactor()));
  return (
    <div className={own.pad}>
      <p className={own.text}>{t('own_security.totp_is_off')}</p>
      {step.error && <Problem what={t('own_security.totp_begin_failed')} error={step.error} />}
      <div className={own.actions}>
        <Button icon="phone" busy={step.busy} onClick={begin}>
          {t('own_security.totp_begin')}
        </Button>
      </div>
    </div>
  );
}

function TurnOff({ onOff }: { onOff: () => void }): ReactElement {
  const t = useT();
  const step = useStep();
  const [password, setPassword] = useState('');
  const turnOff = async (): Promise<void> => {
    if (await step.run((account) => account.endSecondFactor(password))) onOff();
  };
  return (
    <OwnForm
      label={t('own_security.totp_off')}
      step={step}
      failed={t('own_security.totp_off_failed')}
      button={t('own_security.totp_off')}
      look="danger"
      ready={password !== ''}
      onSubmit={() => void turnOff()}
    >
      <CurrentPassword value={password} onChange={setPassword} />
    </OwnForm>
  );
}

/** Asks for new codes, which void the old ones. */
function useCodes(): { codes: readonly string[] | null; step: Step; fetch: () => void; close: () => void } {
  const step = useStep();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = useCallback(() => setCodes(null), []);
  return {
    codes,
    step,
    fetch: () => void step.run(async (account) => setCodes(await account.backupCodes())),
    close,
  };
}

function State({ first }: { first: boolean }): ReactElement {
  const { confirm } = useCommands();
  const t = useT();
  const [on, setOn] = useState(first);
  useFresh(async (account) => setOn(await account.secondFactor()));
  const { codes, step, fetch, close } = useCodes();
  if (!on)
    return (
      <Off
        onOn={() => {
          setOn(true);
          fetch();
        }}
      />
    );
  const anew = async (): Promise<void> => {
    const yes = await confirm({
      title: t('own_security.codes_question'),
      body: t('own_security.codes_body'),
      confirmLabel: t('own_security.codes_new'),
      cancelLabel: t('common.cancel'),
    });
    if (yes) fetch();
  };
  return (
    <>
      <div className={own.pad}>
        <p className={own.text}>{t('own_security.totp_is_on')}</p>
        {codes && <BackupCodes codes={codes} onClose={close} />}
        {step.error && <Problem what={t('own_security.codes_failed')} error={step.error} onRetry={fetch} />}
        {!codes && (
          <div className={own.actions}>
            <Button icon="key" busy={step.busy} onClick={() => void anew()}>
              {t('own_security.codes_new')}
            </Button>
          </div>
        )}
      </div>
      <TurnOff onOff={() => setOn(false)} />
    </>
  );
}

/** SET-09: a code of an app at each sign-in, from the key to the backup codes and off again. */
export function SecondFactor(): ReactElement {
  const [asked, again] = useOwnAccount('second factor', (account) => account.secondFactor());
  return (
    <Loaded asked={asked} again={again}>
      {(on) => <State first={on} />}
    </Loaded>
  );
}
