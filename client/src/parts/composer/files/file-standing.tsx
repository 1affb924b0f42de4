import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { DraftMedia } from '@/domain/writing/compose-content';
import type { UploadProblem } from '@/domain/writing/upload';
import type { UploadView } from '@/data/writing/uploads/uploads';
import type { MessageId } from '@/i18n/message-id';
import { useT } from '@/i18n/use-t';
import { afterPaint } from '@/lib/after-paint';
import type { Shrunk } from '@/lib/shrink-picture';
import { LogInAgain } from '@/parts/account/log-in-again';
import { TextButton } from '@/ui/button/text-button';
import { Spinner } from '@/ui/state/spinner';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import type { Attachments } from './attachments';
import { problemWords, sizeWords } from './upload-words';
import { useWaitsForNetwork } from './use-waits-for-network';
import styles from './files.module.css';

interface StandingProps {
  file: DraftMedia;
  view: UploadView;
  attachments: Attachments;
  /** For those who do not see the card. */
  announce: (words: string) => void;
}

interface ShrinkProps extends StandingProps {
  content: Blob;
  /** In bytes. */
  limit: number;
}

async function focusIn(card: HTMLElement | null): Promise<void> {
  await afterPaint();
  if (document.activeElement !== document.body) return;
  const next = card?.querySelector('[data-control="standing"], [data-control="describe"]');
  if (next instanceof HTMLElement) next.focus();
}

/** One state of a file. Its buttons disappear with it: the focus stays with the file. */
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
function UnderWay({ file, view, attachments }: StandingProps): ReactElement {
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
        onClick={() => attachments.stop(file.key)}
      >
        {t('files.stop')}
      </TextButton>
    </Standing>
  );
}

const NOT_SMALLER = {
  moving: 'files.cannot_shrink_moving',
  unreadable: 'files.cannot_shrink_unread',
  impossible: 'files.cannot_shrink',
  other: 'files.cannot_shrink_other',
} as const satisfies Record<Exclude<Shrunk['is'], 'smaller'> | 'other', MessageId>;

/** Why a file of this type is not made smaller at all. */
function whyNot(type: string): keyof typeof NOT_SMALLER | null {
  if (type === 'image/gif') return 'moving';
  return type.startsWith('image/') ? null : 'other';
}

/** Offers to make a picture smaller that is over the limit; says why not of others. */
function Shrink({ file, content, attachments, announce, limit }: ShrinkProps): ReactElement {
  const t = useT();
  const [standing, setStanding] = useState<'offered' | 'busy' | keyof typeof NOT_SMALLER>(
    whyNot(content.type) ?? 'offered',
  );
  if (standing !== 'offered' && standing !== 'busy') return <p>{t(NOT_SMALLER[standing])}</p>;
  const shrink = async (card: HTMLElement | null): Promise<void> => {
    setStanding('busy');
    const { shrinkPicture } = await import('@/lib/shrink-picture');
    const shrunk = await shrinkPicture(content, limit).catch(() => ({ is: 'impossible' }) as const);
    if (shrunk.is !== 'smaller') {
      setStanding(shrunk.is);
      return focusIn(card);
    }
    announce(t('files.shrunk', { name: file.name, size: sizeWords(t, shrunk.picture.size) }));
    attachments.replace(file.key, shrunk.picture);
  };
  return (
    <TextButton
      aria-label={t('files.shrink_named', { name: file.name })}
      aria-disabled={standing === 'busy'}
      data-control="standing"
      onClick={({ currentTarget }) => {
        if (standing === 'offered')
          // The code for it did not come: it can be asked for again.
          void shrink(currentTarget.closest('li')).catch(() => setStanding('offered'));
      }}
    >
      {t(standing === 'busy' ? 'files.shrinking' : 'files.shrink')}
    </TextButton>
  );
}

/** A server that does not say how large a file may be: so much of one that it refused is tried next. */
const NEXT_SHARE = 1 / 4;

/** Bytes that a file may have that is too large; null where something else is wrong with it. */
function nextLimit(problem: UploadProblem, size: number): number | null {
  if (problem.is === 'too-big') return problem.limit;
  return problem.is === 'failed' && problem.error.kind === 'too-large' ? size * NEXT_SHARE : null;
}

/** Problems that another try may mend; the others need another file. */
const canRetry = (problem: UploadProblem): boolean => problem.is === 'failed';

function Failed(props: StandingProps & { problem: UploadProblem }): ReactElement {
  const t = useT();
  const { file, view, attachments, problem } = props;
  const content = view.file;
  const limit = content && nextLimit(problem, content.size);
  return (
    <Standing className={styles.failed} role="alert">
      {/* Of several that fail at once each is told apart by ear, too. */}
      <VisuallyHidden>{file.name}</VisuallyHidden>
      <p>{problemWords(t, problem)}</p>
      {content && limit !== null && <Shrink {...props} content={content} limit={limit} />}
      {canRetry(problem) && <Again file={file} attachments={attachments} />}
      {problem.is === 'failed' && <LogInAgain error={problem.error} />}
    </Standing>
  );
}

/** It goes no further by itself just now, which is no fault. */
function Rests({
  file,
  attachments,
  words,
}: Pick<StandingProps, 'file' | 'attachments'> & { words: string }): ReactElement {
  return (
    <Standing className={styles.standing}>
      <span className={styles.grow}>{words}</span>
      <Again file={file} attachments={attachments} />
    </Standing>
  );
}

function Again({ file, attachments }: Pick<StandingProps, 'file' | 'attachments'>): ReactElement {
  const t = useT();
  return (
    <TextButton
      aria-label={t('files.again_named', { name: file.name })}
      data-control="standing"
      onClick={() => attachments.again(file.key)}
    >
      {t('files.again')}
    </TextButton>
  );
}

/** How far a file has come, with what can be done about it; nothing once the server has it. */
export function FileStanding(props: StandingProps): ReactElement | null {
  const t = useT();
  const { view, file, attachments } = props;
  const waits = useWaitsForNetwork(view);
  if (waits) return <Rests file={file} attachments={attachments} words={t('files.waiting')} />;
  switch (view.state.is) {
    case 'done':
      return null;
    case 'failed':
      return <Failed {...props} problem={view.state.problem} />;
    case 'stopped':
      return <Rests file={file} attachments={attachments} words={t('files.stopped')} />;
    default:
      return <UnderWay {...props} />;
  }
}
