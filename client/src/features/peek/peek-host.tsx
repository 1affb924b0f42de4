import { useEffect, useId, useRef, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { usePreference } from '@/data/react/records';
import '@/i18n/messages/en/late/peek';
import { Popover } from '@/ui/popover/popover';
import { peekTarget, type PeekTarget } from './peek-target';
import { PersonPeek } from './person-peek';
import { ReactionPeople } from './reaction-people';
import { StatusPeek, Unavailable } from './status-peek';
import { usePrefetch } from './use-prefetch';
import { usePeek } from './use-peek';
import styles from './peek.module.css';

/** Shows what belongs to a marked element beside it; mounted once by the app. */
export function PeekHost(): ReactElement | null {
  const [{ anchor, byKey }, close] = usePeek(usePreference('keyboardShortcuts'));
  usePrefetch();
  const target = peekTarget(anchor?.dataset['peek']);
  if (!anchor || !target) return null;
  const shared = { anchor, onClose: close };
  const peek =
    target.is === 'account' ? (
      <PersonPeek key={target.id} id={target.id} takesFocus={byKey} {...shared} />
    ) : (
      <Peek key={anchor.dataset['peek']} target={target} {...shared} />
    );
  // Into the landmark of what it describes, where assistive technology looks for it.
  return createPortal(peek, anchor.closest('main, aside, nav, header') ?? document.body);
}

function Peek({
  anchor,
  target,
  onClose,
}: {
  anchor: HTMLElement;
  target: Exclude<PeekTarget, { is: 'account' }>;
  onClose: () => void;
}): ReactElement {
  const id = useId();
  const beside = useRef(anchor);
  useEffect(() => {
    const before = anchor.getAttribute('aria-describedby');
    anchor.setAttribute('aria-describedby', id);
    return () => {
      if (before === null) anchor.removeAttribute('aria-describedby');
      else anchor.setAttribute('aria-describedby', before);
    };
  }, [anchor, id]);
  return (
    <Popover
      id={id}
      anchor={beside}
      role="tooltip"
      takesFocus={false}
      className={styles.peek}
      placement="top-start"
      onClose={onClose}
    >
      {target.is === 'gone' && <Unavailable />}
      {target.is === 'status' && <StatusPeek id={target.id} />}
      {target.is === 'reaction' && <ReactionPeople id={target.id} name={target.name} />}
    </Popover>
  );
}
