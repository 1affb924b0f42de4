import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import type { NotificationId } from '@/domain/ids';
import { useRealm } from '@/data/react/realm-context';
import '@/i18n/messages/en/late/grouping';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';
import styles from './dismiss.module.css';

export interface DismissButtonProps {
  /** One, or all of a group. */
  ids: readonly NotificationId[];
  /** Id of the sentence that says what it is about. */
  sentenceId: string;
}

const OWN = `.${styles.dismiss}`;

/** The row below takes over, else the one above: its own button, so that several go one after the other. */
function focusNext(from: HTMLElement): void {
  const row = from.closest('article');
  const rows = [...(from.closest('[role=feed]')?.querySelectorAll('article') ?? [])];
  const at = rows.findIndex((one) => one === row);
  const next = rows[at + 1] ?? rows[at - 1];
  const target = next?.querySelector<HTMLElement>(OWN) ?? next;
  // Without another row the list takes the focus by itself.
  target?.focus({ preventScroll: true });
}

/** A key that is held down must not empty the list. */
function once(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

/** Takes the row away. Shown to the pointer over the row and to the focus in it; always where there is only touch. */
export function DismissButton({ ids, sentenceId }: DismissButtonProps): ReactElement {
  const t = useT();
  const { notifications } = useRealm();
  const dismiss = (event: MouseEvent<HTMLElement>): void => {
    focusNext(event.currentTarget);
    void notifications.dismiss(ids);
  };
  return (
    <IconButton
      icon="x"
      iconSize="s"
      className={styles.dismiss}
      label={t(ids.length > 1 ? 'grouping.dismiss_all' : 'grouping.dismiss', { count: ids.length })}
      aria-describedby={sentenceId}
      onKeyDown={once}
      onClick={dismiss}
    />
  );
}
