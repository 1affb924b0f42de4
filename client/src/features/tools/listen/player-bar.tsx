import { useEffect, useRef, type ReactElement } from 'react';
import { useReadable } from '@/data/react/realm-context';
import { useAccount, useStatus } from '@/data/react/records';
import { plainName } from '@/domain/account/plain-name';
import { languageName } from '@/i18n/language-name';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Select } from '@/ui/field/select';
import type { Player, Playing } from './player';
import bar from '../bar.module.css';
import styles from './player-bar.module.css';

const RATES = ['0.5', '0.75', '1', '1.25', '1.5', '2'] as const;
type Rate = (typeof RATES)[number];

const rateOf = (rate: number): Rate => RATES.find((one) => Number(one) === rate) ?? '1';

const TROUBLE = {
  'no-speech': 'tools.no_speech',
  'no-voices': 'tools.no_voices',
  silent: 'tools.voice_silent',
  nothing: 'tools.nothing_to_read',
} as const;

/** What is read aloud, and the buttons for it. */
export function PlayerBar({ player }: { player: Player }): ReactElement | null {
  const state = useReadable(player.state);
  return state && <Bar player={player} state={state} />;
}

function Bar({ player, state }: { player: Player; state: Playing }): ReactElement {
  const t = useT();
  const first = useRef<HTMLButtonElement>(null);
  // Who starts it by keyboard goes on from here.
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const playing = state.is === 'playing';
  const rates = RATES.map((value) => ({ value, label: t('tools.times', { number: value }) }));
  const stop = (): void => {
    const id = state.ids[state.at];
    player.stop();
    const post = id === undefined ? null : document.querySelector(`[data-status-id="${CSS.escape(id)}"]`);
    const back = post ?? document.getElementById('main');
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  };
  return (
    <section className={bar.bar} aria-label={t('tools.reading_aloud')}>
      <Words state={state} />
      <div className={styles.buttons}>
        <IconButton
          icon={t.dir === 'rtl' ? 'right' : 'left'}
          label={t('tools.previous')}
          aria-disabled={state.at === 0 || undefined}
          onClick={() => player.move(-1)}
        />
        <Button ref={first} look="primary" small onClick={playing ? player.pause : player.play}>
          {t(playing ? 'tools.pause' : 'tools.play')}
        </Button>
        <IconButton
          icon={t.dir === 'rtl' ? 'left' : 'right'}
          label={t('tools.next')}
          aria-disabled={state.at === state.ids.length - 1 || undefined}
          onClick={() => player.move(1)}
        />
        <Select
          aria-label={t('tools.speed')}
          value={rateOf(state.rate)}
          options={rates}
          onChange={(rate) => player.setRate(Number(rate))}
        />
        <IconButton icon="x" label={t('tools.stop_reading')} onClick={stop} />
      </div>
    </section>
  );
}

function Words({ state }: { state: Playing }): ReactElement {
  const t = useT();
  const author = useAccount(useStatus(state.ids[state.at] ?? '')?.accountId ?? '');
  const place = t('tools.place', {
    number: state.at + 1,
    count: state.ids.length,
    name: plainName(author),
  });
  const { missing, trouble } = state;
  return (
    <div className={bar.words}>
      {/* The voice itself tells who has ears; what goes wrong must be told. */}
      <p>{state.is === 'ended' && trouble === null ? t('tools.all_read') : place}</p>
      <p role="status" className={styles.trouble}>
        {trouble !== null
          ? t(TROUBLE[trouble])
          : missing !== null &&
            t('tools.no_voice_for', { language: languageName(t.locale, missing) ?? missing })}
      </p>
    </div>
  );
}
