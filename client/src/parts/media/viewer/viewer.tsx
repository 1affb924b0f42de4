import '@/i18n/messages/en/late/viewer';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Attachment } from '@/domain/status/attachment';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';
import { useModal } from '@/ui/dialog/use-modal';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import { Shot } from './shot';
import type { StageGestures } from './stage-gestures';
import { useGestures } from './use-gestures';
import { useNeighbours } from './use-neighbours';
import { ViewerFoot } from './viewer-foot';
import { ViewerHead } from './viewer-head';
import { actOf } from './viewer-keys';
import styles from './viewer.module.css';

/** S1 §9: a tap that closes must not reach what lies below. */
const CLOSE_MS = 100;
/** So long the words that tell of a change stand where a listener could read them a second time. */
const TOLD_MS = 3000;

interface ViewerProps {
  files: readonly Attachment[];
  start: string;
  onClose: () => void;
}

const startIndex = (files: readonly Attachment[], start: string): number =>
  Math.max(
    0,
    files.findIndex(({ id }) => id === start),
  );

/** Which file is shown, whether it is enlarged, and whether a change is told at this moment. */
function useShownFile(files: readonly Attachment[], start: string) {
  const [index, setIndex] = useState(() => startIndex(files, start));
  const [zoomed, setZoomed] = useState(false);
  const [tells, tell] = useMoment(TOLD_MS);
  const goTo = (next: number): void => {
    setZoomed(false);
    setIndex(next);
    tell();
  };
  const move = (by: number): void => goTo((index + by + files.length) % files.length);
  return { index, current: files[index], zoomed, setZoomed, tells, goTo, move };
}

function MoveButtons({ onMove }: { onMove: (by: 1 | -1) => void }): ReactElement {
  const t = useT();
  return (
    <>
      <IconButton
        className={styles.previous}
        icon="left"
        iconSize="l"
        label={t('viewer.previous')}
        onClick={() => onMove(-1)}
      />
      <IconButton
        className={styles.next}
        icon="right"
        iconSize="l"
        label={t('viewer.next')}
        onClick={() => onMove(1)}
      />
    </>
  );
}

interface StageProps {
  stage: RefObject<HTMLDivElement>;
  zoomed: boolean;
  onPressBeside: () => void;
  children: ReactNode;
}

/** The close button is the keyboard's way; a press beside the picture is a short cut for the pointer. */
function Stage({ stage, zoomed, onPressBeside, children }: StageProps): ReactElement {
  return (
    <div
      ref={stage}
      className={styles.stage}
      role="presentation"
      data-holds
      data-zoomed={zoomed || undefined}
      onClick={(event) => {
        if (event.target === event.currentTarget) onPressBeside();
      }}
    >
      {children}
    </div>
  );
}

/**
 * One file at a time over the whole window (MEDIA-05). Escape, the backdrop, Back and the button close it;
 * arrows and swipes move and wrap; wheel, pinch, double tap and keys zoom.
 */
export function Viewer({ files, start, onClose }: ViewerProps): ReactElement | null {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const shot = useRef<HTMLDivElement>(null);
  const { index, current, zoomed, setZoomed, tells, goTo, move } = useShownFile(files, start);
  const [closing, close] = useClosing(onClose);
  const several = files.length > 1;
  const rtl = t.dir === 'rtl';
  useModal(dialog, close);
  useNeighbours(files, index);
  const gestures = useGestures(stage, {
    shot: () => shot.current,
    zooms: current?.kind === 'image',
    several,
    onSwipe: (side) => move(rtl ? -side : side),
    onZoomed: setZoomed,
  });
  if (!current) return null;
  const place = { index: index + 1, count: files.length };
  const name = current.description ?? t(current.kind === 'video' ? 'media.video' : 'media.image', place);
  const ways = (): KeyWays => ({ rtl, zoomed, several, move, gestures: gestures.current });
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-modal
      data-first-focus
      aria-label={t('viewer.title')}
      tabIndex={-1}
      data-closing={closing || undefined}
      onKeyDownCapture={(event) => onFilmKey(event, ways())}
      onKeyDown={(event) => onKey(event, ways())}
    >
      <ViewerHead
        file={current}
        position={several ? t('viewer.position', place) : null}
        zoomed={zoomed}
        onZoom={() => gestures.current?.toggle()}
        onClose={close}
      />
      <VisuallyHidden>
        <span role="status">
          {tells && t('viewer.now_shown', { position: t('viewer.position', place), name })}
        </span>
      </VisuallyHidden>
      <Stage
        stage={stage}
        zoomed={zoomed}
        onPressBeside={() => {
          if (!gestures.current?.dragged) close();
        }}
      >
        <Shot key={current.id} ref={shot} file={current} name={name} gestures={gestures} />
        {several && <MoveButtons onMove={move} />}
      </Stage>
      <ViewerFoot files={files} index={index} description={current.description} onChoose={goTo} />
    </dialog>
  );
}

interface KeyWays {
  rtl: boolean;
  zoomed: boolean;
  several: boolean;
  move: (by: number) => void;
  gestures: StageGestures | null;
}

/** The neighbour that an arrow asks for. */
function sideOf(event: KeyboardEvent, rtl: boolean): 1 | -1 | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const act = actOf({ key: event.key, shiftKey: event.shiftKey, rtl, zoomed: false });
  return act?.is === 'move' ? act.by : null;
}

/** Arrows on a film lead on, before its controls hear them; Space and the others stay theirs. */
function onFilmKey(event: KeyboardEvent<HTMLDialogElement>, { rtl, several, move }: KeyWays): void {
  if (!several || !(event.target instanceof HTMLMediaElement)) return;
  const side = sideOf(event, rtl);
  if (side === null) return;
  event.preventDefault();
  event.stopPropagation();
  // The film disappears: the dialog keeps the focus.
  event.currentTarget.focus();
  move(side);
}

const isScrolled = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-scrolls]') !== null;

function onKey(event: KeyboardEvent, { rtl, zoomed, several, move, gestures }: KeyWays): void {
  // The page below has keys of its own.
  event.stopPropagation();
  if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLMediaElement) return;
  const act = actOf({ key: event.key, shiftKey: event.shiftKey, rtl, zoomed });
  // A long description that has the focus is what is read.
  if (!act || (act.is === 'pan' && event.target !== event.currentTarget && isScrolled(event.target))) return;
  event.preventDefault();
  switch (act.is) {
    case 'move':
      if (several) move(act.by);
      return;
    case 'zoom':
      return gestures?.zoomBy(act.factor);
    case 'whole':
      return gestures?.reset();
    case 'pan':
      return gestures?.pan(act.dx, act.dy);
  }
}

/** True for a while after each call. */
function useMoment(milliseconds: number): [now: boolean, begin: () => void] {
  const [calls, setCalls] = useState(0);
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setEnded(calls), milliseconds);
    return () => clearTimeout(timer);
  }, [calls, milliseconds]);
  return [calls !== ended, () => setCalls(calls + 1)];
}

/** Fades for a moment, then tells the parent. */
function useClosing(onClose: () => void): [closing: boolean, close: () => void] {
  const [closing, setClosing] = useState(false);
  const close = (): void => {
    if (closing) return;
    setClosing(true);
    setTimeout(onClose, CLOSE_MS);
  };
  return [closing, close];
}
