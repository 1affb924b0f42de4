import { useRef, type ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { usePassesFocusOn } from '@/ui/focus/use-passes-focus-on';
import type { Failure, Working } from './use-work';
import styles from './moderation-parts.module.css';

/** Who tries again waits at the place of the work. */
const toWork = (button: HTMLElement): HTMLElement | null => button.closest('[tabindex="-1"]');

/** What was not done, for whom, and the way to try it again. */
function Failed({ words, rest, again }: Failure): ReactElement {
  const t = useT();
  const button = useRef<HTMLSpanElement>(null);
  usePassesFocusOn(button, toWork);
  return (
    <Alert level="error">
      {words}
      {rest.length > 0 && (
        <ul className={styles.rest}>
          {rest.map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
      <span ref={button}>
        <Button small icon="refresh" onClick={again}>
          {t('common.retry')}
        </Button>
      </span>
    </Alert>
  );
}

/** How far bulk work is, and what of it was not done. */
export function WorkOutcome({ work }: { work: Working }): ReactElement | null {
  const t = useT();
  if (work.progress)
    return (
      <p className={styles.progress} role="status">
        <progress value={work.progress.done} max={work.progress.all} aria-label={work.busy} />
        {t('moderation.progress', work.progress)}
      </p>
    );
  return (
    <>
      {work.failures.map((failure) => (
        <Failed key={failure.words} {...failure} />
      ))}
    </>
  );
}
