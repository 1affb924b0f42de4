import '@/i18n/messages/en/late/expiring';
import type { ReactElement } from 'react';
import { absoluteTime, longTime, shortTime } from '@/i18n/relative-time';
import type { Translator } from '@/i18n/translator';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import styles from './expiry.module.css';

/** "Gone in 3 days"; a server may be late by a moment. */
const words = (t: Translator, at: number, now: number): string =>
  at > now ? t('expiring.gone', { time: longTime(t, at, now) }) : t('expiring.soon');

/** The mark of a post in a list that its server deletes by itself. */
export function Expiry({ at }: { at: number }): ReactElement {
  const t = useT();
  const now = useNow();
  return (
    <span className={styles.mark} title={`${words(t, at, now)} · ${absoluteTime(t, at)}`}>
      <Icon name="clock" size="xs" />
      <span aria-hidden="true">{at > now && shortTime(t, at, now)}</span>
      <VisuallyHidden>{words(t, at, now)}</VisuallyHidden>
    </span>
  );
}

/** The same in words, where there is room. */
export function ExpiryWords({ at }: { at: number }): ReactElement {
  const t = useT();
  const now = useNow();
  return <span title={absoluteTime(t, at)}>· {words(t, at, now)}</span>;
}
