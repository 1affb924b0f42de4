import type { ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { useModeration } from '@/parts/moderation/use-moderation';
import { Button } from '@/ui/button/button';

interface EndingsProps {
  count: number;
  /** The list presses them by `c` and `e`. */
  byKeys?: boolean;
  onEnd: (state: 'resolved' | 'closed') => void;
}

/** How several reports end together. */
export function Endings({ count, byKeys = false, onEnd }: EndingsProps): ReactElement {
  const t = useT();
  const { can } = useModeration();
  return (
    <>
      {can.states.includes('closed') && (
        <Button small data-key={byKeys ? 'c' : undefined} onClick={() => onEnd('closed')}>
          {t('moderation.close_all', { count })}
        </Button>
      )}
      <Button
        small
        look="primary"
        icon="check"
        data-key={byKeys ? 'e' : undefined}
        onClick={() => onEnd('resolved')}
      >
        {t('moderation.resolve_all', { count })}
      </Button>
    </>
  );
}
