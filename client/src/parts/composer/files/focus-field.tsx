import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { TextButton } from '@/ui/button/text-button';
import { Picture } from '@/ui/picture/picture';
import styles from './files.module.css';

interface Focus {
  x: number;
  y: number;
}

const STEP = 0.05;
const within = (value: number): number => Math.round(Math.min(1, Math.max(-1, value)) * 100) / 100;

const STEPS = new Map<string, readonly [x: number, y: number]>([
  ['ArrowLeft', [-STEP, 0]],
  ['ArrowRight', [STEP, 0]],
  ['ArrowUp', [0, STEP]],
  ['ArrowDown', [0, -STEP]],
]);

/** The point of a frame that an event is at; null while the frame has no size. */
function pointAt(frame: HTMLElement | null, { clientX, clientY }: PointerEvent): Focus | null {
  const box = frame?.getBoundingClientRect();
  if (!box || box.width === 0 || box.height === 0) return null;
  return {
    x: within(((clientX - box.left) / box.width) * 2 - 1),
    y: within(1 - ((clientY - box.top) / box.height) * 2),
  };
}

/** Puts the point where the pointer is pressed and dragged. */
function useDragging(onPoint: (focus: Focus) => void, onPress: () => void) {
  const frame = useRef<HTMLDivElement>(null);
  const [dragging, setDragging] = useState(false);
  const put = (event: PointerEvent): void => {
    const at = pointAt(frame.current, event);
    if (at) onPoint(at);
  };
  return {
    ref: frame,
    onPointerDown(event: PointerEvent): void {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragging(true);
      put(event);
      // The press itself would take the focus away again; the arrow keys go on from here.
      event.preventDefault();
      onPress();
    },
    onPointerMove(event: PointerEvent): void {
      if (dragging) put(event);
    },
    onPointerUp: () => setDragging(false),
    onPointerCancel: () => setDragging(false),
  };
}

interface FocusFieldProps {
  url: string;
  /** The picture does not come. */
  onFailed: () => void;
  focus: Focus | null;
  onChange: (focus: Focus | null) => void;
}

/**
 * The point of a picture that stays in sight when it is cropped, set by pointer or arrow keys: two sliders
 * in one, across and up.
 */
export function FocusField({ url, onFailed, focus, onChange }: FocusFieldProps): ReactElement {
  const t = useT();
  const point = useRef<HTMLSpanElement>(null);
  const drag = useDragging(onChange, () => point.current?.focus({ preventScroll: true }));
  const { x, y } = focus ?? { x: 0, y: 0 };
  const step = (event: KeyboardEvent): void => {
    const by = STEPS.get(event.key);
    if (!by) return;
    event.preventDefault();
    onChange({ x: within(x + by[0]), y: within(y + by[1]) });
  };
  const place = { x: Math.round((x + 1) * 50), y: Math.round((1 - y) * 50) };
  return (
    <div className={styles.focusField}>
      <div className={styles.focusFrame} {...drag}>
        <Picture src={url} alt="" draggable={false} className={styles.whole} onError={onFailed} />
        <span
          ref={point}
          className={styles.point}
          style={{ left: `${place.x}%`, top: `${place.y}%` }}
          role="slider"
          tabIndex={0}
          aria-label={t('files.focus')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={place.x}
          aria-valuetext={t('files.focus_value', place)}
          onKeyDown={step}
        />
      </div>
      <p className={styles.focusHint}>
        <span className={styles.grow}>{t('files.focus_hint')}</span>
        {focus && (x !== 0 || y !== 0) && (
          <TextButton onClick={() => onChange(null)}>{t('files.focus_middle')}</TextButton>
        )}
      </p>
    </div>
  );
}
