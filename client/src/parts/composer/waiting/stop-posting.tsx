import '@/i18n/messages/en/late/drafts';
import { useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { backToText } from '@/parts/composer/session/back-to-text';

interface StopProps {
  small: boolean;
  onStop: () => void;
}

/** Milliseconds. A post that is quick shows no button that goes again at once. */
const SLOW_MS = 1500;

function Stop({ small, onStop }: StopProps): ReactElement {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const shown = button.current;
    return () => {
      // The button goes when the post has come or is stopped.
      if (shown && shown === document.activeElement) backToText(shown);
    };
  }, []);
  return (
    <Button ref={button} small={small} onClick={onStop}>
      {t('drafts.stop')}
    </Button>
  );
}

/** Beside the progress of a post that takes long, as long as it is under way. */
export function StopPosting(props: StopProps): ReactElement | null {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return slow ? <Stop {...props} /> : null;
}
