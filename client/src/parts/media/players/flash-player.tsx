import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';
import { SlowNote } from '@/ui/state/slow';
import { Spinner } from '@/ui/state/spinner';
import type { PlayerProps } from './player-props';
import { startFlash } from './start-flash';
import styles from './players.module.css';

/**
 * MEDIA-07: loading, open or failed; closed is the button before. Where the server's policy allows no
 * WebAssembly, as Akkoma's does, the answer is a sentence and the link.
 */
export function FlashPlayer({ attachment, name, onStop }: PlayerProps): ReactElement {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'open' | 'failed'>('loading');
  const url = attachment.url ?? '';
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let gone = false;
    const tell = (next: 'open' | 'failed'): void => {
      if (!gone) setState(next);
    };
    startFlash(element, url).then(
      () => tell('open'),
      () => tell('failed'),
    );
    return () => {
      gone = true;
      element.replaceChildren();
    };
  }, [url]);
  return (
    <div className={styles.flash} role="group" aria-label={name} data-state={state} data-holds>
      {state === 'loading' && (
        <p className={styles.flashWords} role="status">
          <Spinner /> {t('players.flash_loading')}
          <SlowNote />
        </p>
      )}
      {state === 'failed' ? (
        <p className={styles.flashWords} role="alert">
          {t('players.flash_failed')}{' '}
          <a href={url} target="_blank" rel="noopener noreferrer">
            {t('players.open_original')}
          </a>
        </p>
      ) : (
        <div ref={place} className={styles.flashPlace} />
      )}
      <IconButton icon="x" label={t('players.flash_close')} onClick={onStop} />
    </div>
  );
}
