import '@/i18n/messages/en/late/push';
import { useState, useSyncExternalStore, type ReactElement } from 'react';
import type { Push, PushChoice, PushProblem } from '@/data/push/push';
import { useRealm } from '@/data/react/realm-context';
import { useServer } from '@/data/react/records';
import { useAsked } from '@/data/react/use-asked';
import { toApiError, type ApiError } from '@/domain/api-error';
import { ALL_PUSHED, PUSH_KINDS, type PushKind } from '@/domain/notification/push-alerts';
import { errorWords } from '@/i18n/error-words';
import type { MessageId } from '@/i18n/message-id';
import { pushWords } from '@/i18n/push-words';
import { useT } from '@/i18n/use-t';
import { AwayNote } from '@/parts/account/away';
import { useIsAway } from '@/parts/account/failed-page';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { TextButton } from '@/ui/button/text-button';
import { Checkbox } from '@/ui/field/check';
import { SlowNote } from '@/ui/state/slow';
import styles from '../settings-window.module.css';

const WHY = {
  browser: 'push.no_browser',
  'no-key': 'push.no_key',
  'no-service': 'push.no_service',
  denied: 'push.denied',
} as const satisfies Record<PushProblem, MessageId>;

const KIND_WORDS = {
  mention: 'preference_choice.kind_mentions',
  favourite: 'preference_choice.kind_likes',
  reblog: 'preference_choice.kind_repeats',
  follow: 'preference_choice.kind_follows',
  poll: 'preference_choice.kind_polls',
  'pleroma:emoji_reaction': 'preference_choice.kind_emojiReactions',
} as const satisfies Record<PushKind, MessageId>;

/** One wish at a time; what failed stays to be read until the next. */
function useDeed(): { busy: boolean; error: ApiError | null; run: (work: () => Promise<void>) => void } {
  const [state, setState] = useState<{ busy: boolean; error: ApiError | null }>({ busy: false, error: null });
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (state.busy) return;
    setState({ busy: true, error: null });
    const error = await work().then(
      () => null,
      (thrown: unknown) => toApiError(thrown),
    );
    setState({ busy: false, error });
  };
  return { ...state, run: (work) => void run(work) };
}

function Kinds({ choice, choose }: { choice: PushChoice; choose: (next: PushChoice) => void }): ReactElement {
  const t = useT();
  const { can } = useServer();
  const kinds = PUSH_KINDS.filter((kind) => can.pleromaApi || kind !== 'pleroma:emoji_reaction');
  return (
    <>
      <div className={styles.kinds} role="group" aria-label={t('push.kinds')}>
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            label={t(KIND_WORDS[kind])}
            checked={choice.alerts[kind]}
            onChange={(on) => choose({ ...choice, alerts: { ...choice.alerts, [kind]: on } })}
          />
        ))}
      </div>
      <Checkbox
        label={t('push.hides_all')}
        checked={choice.hidesAll}
        onChange={(hidesAll) => choose({ ...choice, hidesAll })}
      />
    </>
  );
}

function Shown({ push }: { push: Push }): ReactElement {
  const t = useT();
  const state = useSyncExternalStore(push.state.subscribe, push.state.get);
  const deed = useDeed();
  const words = pushWords(t);
  if (state === null) return <SlowNote />;
  const turnOn = (choice: PushChoice): void => deed.run(() => push.turnOn(choice, words));
  const isOn = state.is === 'on';
  // What the browser cannot do at all no press changes.
  const mayTry = state.is === 'off' || (state.is === 'impossible' && state.why === 'no-service');
  return (
    <>
      <p id="push-state">
        {state.is === 'impossible' ? t(WHY[state.why]) : t(isOn ? 'push.on' : 'push.explains')}
      </p>
      {isOn && <Kinds choice={state} choose={turnOn} />}
      {mayTry && (
        <Button
          busy={deed.busy}
          aria-describedby="push-state"
          onClick={() => turnOn({ alerts: ALL_PUSHED, hidesAll: false })}
        >
          {t(deed.busy ? 'push.turning_on' : 'push.turn_on')}
        </Button>
      )}
      {isOn && (
        <Button busy={deed.busy} onClick={() => deed.run(() => push.turnOff())}>
          {t(deed.busy ? 'push.turning_off' : 'push.turn_off')}
        </Button>
      )}
      {deed.error && (
        <Alert level="error">
          {deed.error.kind === 'forbidden' ? t('push.refused') : errorWords(t, deed.error)}
        </Alert>
      )}
    </>
  );
}

function ForAccount(): ReactElement {
  const t = useT();
  const realm = useRealm();
  const [asked, again] = useAsked('push', async () => {
    const push = await realm.late.push.load();
    // What is kept here is shown though the server could not be asked.
    await push.renew(pushWords(t)).catch((thrown: unknown) => {
      if (push.state.get() === null) throw thrown;
    });
    return push;
  });
  const isAway = useIsAway(asked.is === 'failed' ? asked.error : null);
  if (asked.is === 'here') return <Shown push={asked.value} />;
  if (asked.is === 'waiting') return <SlowNote />;
  if (isAway) return <AwayNote onRetry={again} />;
  return (
    <Alert level="error">
      {errorWords(t, asked.error)} <TextButton onClick={again}>{t('common.retry')}</TextButton>
    </Alert>
  );
}

/** PUSH-01: asked for with a press that is explained; says why where it cannot be. */
export function PushControl(): ReactElement {
  const t = useT();
  const isGuest = useRealm().key.endsWith('|guest');
  return (
    <div className={styles.list} role="group" aria-labelledby="setting-webPushNotifications-name">
      {isGuest ? <p>{t('push.guest')}</p> : <ForAccount />}
    </div>
  );
}
