import { useState, type ReactElement } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useReadable } from '@/data/react/realm-context';
import { composeWindow } from '@/parts/composer/compose-request';
import { ComposerForm } from '@/parts/composer/composer-form';
import { NEW_POST } from '@/parts/composer/compose-target';
import styles from './compose.module.css';

/** The small form of the user panel. `?message=` fills it (COMP-09); nothing for visitors. */
export function ComposeForm(): ReactElement {
  const [path, navigate] = useLocation();
  const message = new URLSearchParams(useSearch()).get('message') ?? '';
  // Taken out of the address after posting, which must not begin the form anew.
  const [held, setHeld] = useState(message);
  if (message !== '' && message !== held) setHeld(message);
  const { turn } = useReadable(composeWindow);
  return (
    <ComposerForm
      key={`${turn} ${held}`}
      mode="panel"
      className={styles.panel}
      target={message === '' ? NEW_POST : { ...NEW_POST, prefill: message }}
      onPosted={message === '' ? undefined : () => navigate(path, { replace: true })}
    />
  );
}
