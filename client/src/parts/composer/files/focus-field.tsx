import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { TextButton } from '@/ui/button/text-button';
import styles from './files.module.css';

export interface Focus {
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

/**
 * The point of a picture that stays in sight when it is cropped, set by pointer or arrow keys: two sliders
 * in one, across and up.
 */
export function FocusField({
  url,
  focus,
  onChange,
}: {
  url: string;
  focus: Focus | null;
  onChange: (focus: Focus | null) => void;
}): ReactElement {
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  const point = useRef<HTMLSpanElement>(null);
  const [dragging, setDragging] = useState(false);
  const { x, y } = focus ?? { x: 0, y: 0 };
  const put = (event: PointerEvent): void => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return;
    onChange({
      x: within(((event.clientX - box.left) / box.width) * 2 - 1),
      y: within(1 - ((event.clientY - box.top) / box.height) * 2),
    });
  };
  const step = (event: KeyboardEvent): void => {
    const by = STEPS.get(event.key);
    if (!by) return;
    event.preventDefault();
    onChange({ x: within(x + by[0]), y: within(y + by[1]) });
  };
  const place = { x: Math.round((x + 1) * 50), y: Math.round((1 - y) * 50) };
  return (
    <div className={styles.focusField}>
      <div
        ref={frame}
        className={styles.focusFrame}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragging(true);
          put(event);
          // The press itself would take the focus away again; the arrow keys go on from here.
          event.preventDefault();
          point.current?.focus({ preventScroll: true });
        }}
        onPointerMove={(event) => {
          if (dragging) put(event);
        }}
        onPointerUp={() => setDragging(false)}
        onPointerCancel={() => setDragging(false)}
      >
        <img src={url} alt="" draggable={false} className={styles.whole} />
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
