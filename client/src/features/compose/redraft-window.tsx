import { useEffect, useState, type ReactElement } from 'react';
import type { ComposeContent } from '@/domain/writing/compose';
import type { StatusId } from '@/domain/ids';
import { useRealm } from '@/data/react/realm-context';
import { useT } from '@/i18n/use-t';
import { FailedPage } from '@/parts/account/failed-page';
import { Dialog } from '@/ui/dialog/dialog';
import { EmptyState } from '@/ui/state/empty-state';
import { SlowNote } from '@/ui/state/slow';
import { Spinner } from '@/ui/state/spinner';
import styles from './compose.module.css';
import { takeBack, type Standing } from './take-back';

const FETCHING: Standing = { is: 'fetching' };

/** Takes the post back while shown; closed before it is deleted it stays, closed later its words are a draft. */
function useTakenBack(id: StatusId): readonly [standing: Standing, again: () => void] {
  const realm = useRealm();
  const [turn, setTurn] = useState(0);
  const [shown, setShown] = useState({ turn, standing: FETCHING });
  useEffect(() => {
    const stop = new AbortController();
    let last = FETCHING;
    const say = (level: 'info' | 'error', messageKey: string): unknown =>
      realm.notices.push({ level, messageKey, messageArgs: {}, timeout: level === 'info' ? 3000 : 0 });
    void takeBack(realm, id, stop.signal, (next) => {
      last = next;
      if (!stop.signal.aborted) setShown({ turn, standing: next });
      else if (next.is === 'failed' && next.kept) say('error', 'compose.redraft_not_deleted');
    });
    return () => {
      stop.abort();
      if (last.is === 'deleting') say('info', 'compose.draft_kept');
    };
  }, [realm, id, turn]);
  return [shown.turn === turn ? shown.standing : FETCHING, () => setTurn(turn + 1)];
}

/** Visible too: somebody who sees that the text is kept need not wait. */
const Busy = ({ words }: { words: string }): ReactElement => (
  <div className={styles.busy} role="status">
    <Spinner large />
    <p>{words}</p>
    <SlowNote />
  </div>
);

function Way({ standing, again }: { standing: Standing; again: () => void }): ReactElement | null {
  const t = useT();
  switch (standing.is) {
    case 'fetching':
      return <Busy words={t('compose.redraft_fetching')} />;
    case 'deleting':
      return <Busy words={t('compose.redraft_deleting')} />;
    case 'not-kept':
      return (
        <div role="alert">
          <EmptyState icon="warn" title={t('compose.redraft_failed')} text={t('compose.redraft_not_kept')} />
        </div>
      );
    case 'failed':
      return (
        <FailedPage
          title={t(standing.kept ? 'compose.redraft_not_deleted' : 'compose.redraft_failed')}
          error={standing.error}
          onRetry={again}
        />
      );
    case 'here':
      return null;
  }
}

/** Deletes an own post and shows its words in the form (ACT-05). */
export function RedraftWindow({
  statusId,
  onClose,
  show,
}: {
  statusId: StatusId;
  onClose: () => void;
  show: (content: ComposeContent) => ReactElement;
}): ReactElement {
  const t = useT();
  const [standing, again] = useTakenBack(statusId);
  if (standing.is === 'here') return show(standing.content);
  return (
    <Dialog
      title={t('compose.redraft')}
      closeLabel={t('common.close')}
      onClose={onClose}
      size="wide"
      at="top"
    >
      <Way standing={standing} again={again} />
    </Dialog>
  );
}
