import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { DraftMedia } from '@/domain/compose-content';
import type { UploadProblem } from '@/domain/upload';
import type { UploadView } from '@/data/uploads/uploads';
import { useT } from '@/i18n/use-t';
import { afterPaint } from '@/lib/after-paint';
import { LogInAgain } from '@/parts/account/log-in-again';
import { TextButton } from '@/ui/button/text-button';
import { Spinner } from '@/ui/state/spinner';
import type { FilesDesk } from './files-desk';
import { problemWords, sizeWords } from './upload-words';
import styles from './files.module.css';

interface StandingProps {
  file: DraftMedia;
  view: UploadView;
  desk: FilesDesk;
  /** For those who do not see the card. */
  announce: (words: string) => void;
}

async function focusIn(card: HTMLElement | null): Promise<void> {
  await afterPaint();
  if (document.activeElement !== document.body) return;
  const next = card?.querySelector('[data-control="standing"], [data-control="describe"]');
  if (next instanceof HTMLElement) next.focus();
}

/** One standing of a file. It goes with its buttons: the focus stays with the file. */
function Standing({
  className,
  role,
  children,
}: {
  className: string | undefined;
  role?: 'alert';
  children: ReactNode;
}): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const card = element?.closest('li') ?? null;
    return () => {
      if (element?.contains(document.activeElement)) void focusIn(card);
    };
  }, []);
  return (
    <div ref={box} className={className} role={role}>
      {children}
    </div>
  );
}

/** "Uploading, 62%" with a way to stop it. */
function UnderWay({ file, view, desk }: StandingProps): ReactElement {
  const t = useT();
  const { state } = view;
  const words =
    state.is === 'sending'
      ? t('files.sending', { percent: Math.floor(state.sent * 100) })
      : t(state.is === 'processing' ? 'files.processing' : 'files.waiting');
  return (
    <Standing className={styles.standing}>
      <Spinner />
      <span className={styles.grow}>{words}</span>
      <TextButton
        aria-label={t('files.stop_named', { name: file.name })}
        data-control="standing"
        onClick={() => desk.stop(file.key)}
      >
        {t('files.stop')}
      </TextButton>
    </Standing>
  );
}

/** Offers to make a picture smaller that is over the limit. */
function Shrink({
  file,
  view,
  desk,
  announce,
  limit,
}: StandingProps & { limit: number }): ReactElement | null {
  const t = useT();
  const [standing, setStanding] = useState<'offered' | 'busy' | 'impossible'>('offered');
  const content = view.file;
  if (!content || !/^image\/(?!gif|svg)/.test(content.type)) return null;
  if (standing === 'impossible') return <span>{t('files.cannot_shrink')}</span>;
  const shrink = async (): Promise<void> => {
    setStanding('busy');
    const { shrinkPicture } = await import('@/lib/shrink-picture');
    const smaller = await shrinkPicture(content, limit).catch(() => null);
    if (!smaller) return setStanding('impossible');
    announce(t('files.shrunk', { name: file.name, size: sizeWords(t, smaller.size) }));
    desk.replace(file.key, smaller);
  };
  return (
    <TextButton
      aria-label={t('files.shrink_named', { name: file.name })}
      aria-disabled={standing === 'busy'}
      onClick={() => standing === 'offered' && void shrink().catch(() => setStanding('impossible'))}
    >
      {t(standing === 'busy' ? 'files.shrinking' : 'files.shrink')}
    </TextButton>
  );
}

/** Problems that another try may mend; the others need another file. */
const canRetry = (problem: UploadProblem): boolean => problem.is === 'failed';

function Failed(props: StandingProps & { problem: UploadProblem }): ReactElement {
  const t = useT();
  const { file, desk, problem } = props;
  return (
    <Standing className={styles.failed} role="alert">
      <p>{problemWords(t, problem)}</p>
      {problem.is === 'too-big' && <Shrink {...props} limit={problem.limit} />}
      {canRetry(problem) && <Again file={file} desk={desk} />}
      {problem.is === 'failed' && <LogInAgain error={problem.error} />}
    </Standing>
  );
}

function Again({ file, desk }: Pick<StandingProps, 'file' | 'desk'>): ReactElement {
  const t = useT();
  return (
    <TextButton
      aria-label={t('files.again_named', { name: file.name })}
      data-control="standing"
      onClick={() => desk.again(file.key)}
    >
      {t('files.again')}
    </TextButton>
  );
}

/** How far a file has come, with what can be done about it; nothing once the server has it. */
export function FileStanding(props: StandingProps): ReactElement | null {
  const t = useT();
  const { view, file, desk } = props;
  switch (view.state.is) {
    case 'done':
      return null;
    case 'failed':
      return <Failed {...props} problem={view.state.problem} />;
    case 'stopped':
      return (
        <Standing className={styles.standing}>
          <span className={styles.grow}>{t('files.stopped')}</span>
          <Again file={file} desk={desk} />
        </Standing>
      );
    default:
      return <UnderWay {...props} />;
  }
}
