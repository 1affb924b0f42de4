import {
  clampView,
  firstView,
  panBy,
  REST,
  settle,
  toggleAt,
  zoomAt,
  type Point,
  type Sizes,
  type View,
} from './zoom';

export interface StageHost {
  /** The element that is zoomed and swiped; its box at scale 1 is the picture. */
  shot: () => HTMLElement | null;
  /** Films are only swiped. */
  zooms: boolean;
  /** There is another file to swipe to. */
  several: boolean;
  /** The file that lies on this side of the page; -1 is the left one. */
  onSwipe: (side: 1 | -1) => void;
  onZoomed: (zoomed: boolean) => void;
}

/** Movements below this, in pixels, are a tap. */
const TAP_SLOP = 10;
const DOUBLE_TAP_MS = 300;
/** S1 §9: a quarter of the window's width. */
const SWIPE_PART = 1 / 4;
/** Native controls of a film live in this strip at its end. */
const CONTROLS = 72;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/**
 * Wheel, pinch, double tap, drag and swipe on the stage of the viewer. What they do is written to the
 * element's style directly: a finger moves faster than React should draw.
 */
export class StageGestures {
  private seen: View = REST;
  /** How the picture was seen first. */
  private first: View = REST;
  private shot: HTMLElement | null = null;
  private readonly pointers = new Map<number, Point>();
  private begin: Point | null = null;
  private swiped = 0;
  /** The movement leads to another file. */
  private swipes = false;
  private moved = false;
  private lastTap: { at: number; point: Point } | null = null;

  constructor(
    private readonly stage: HTMLElement,
    private readonly host: () => StageHost,
  ) {}

  /** Starts to listen; returns the way to stop. */
  attach(): () => void {
    const heard = new AbortController();
    const { signal } = heard;
    this.stage.addEventListener('pointerdown', this.onDown, { signal });
    this.stage.addEventListener('pointermove', this.onMove, { signal });
    this.stage.addEventListener('pointerup', this.onUp, { signal });
    this.stage.addEventListener('pointercancel', this.onUp, { signal });
    this.stage.addEventListener('wheel', this.onWheel, { signal, passive: false });
    return () => heard.abort();
  }

  /** The picture has come, `own` pixels wide: what nobody has enlarged yet is seen as is best at first. */
  come(own: number): void {
    if (this.view.scale > 1) return;
    this.first = this.host().zooms ? firstView(this.sizes(), own) : REST;
    if (this.first.scale > 1) this.show(this.first);
  }

  /** The last press was a drag: its click means nothing. */
  get dragged(): boolean {
    return this.moved;
  }

  zoomBy(factor: number): void {
    this.show(settleOut(zoomAt(this.view, factor, { x: 0, y: 0 }, this.sizes()), factor));
  }

  toggle(point: Point = { x: 0, y: 0 }): void {
    this.show(toggleAt(this.view, point, this.sizes()));
  }

  pan(dx: number, dy: number): void {
    this.show(panBy(this.view, dx, dy, this.sizes()));
  }

  /** The whole picture, in its place. */
  reset(): void {
    this.pointers.clear();
    this.begin = null;
    this.show(REST);
  }

  /** Another file begins whole. */
  private get view(): View {
    const shot = this.host().shot();
    if (shot !== this.shot) {
      this.shot = shot;
      this.seen = REST;
      this.first = REST;
    }
    return this.seen;
  }

  private sizes(): Sizes {
    const shot = this.host().shot();
    return {
      stage: { width: this.stage.clientWidth, height: this.stage.clientHeight },
      picture: { width: shot?.offsetWidth ?? 0, height: shot?.offsetHeight ?? 0 },
    };
  }

  private show(view: View, follows = false): void {
    if (view.scale > 1 && !this.host().zooms) return;
    const wasZoomed = this.view.scale > 1;
    this.seen = view;
    const shot = this.host().shot();
    if (shot) {
      shot.toggleAttribute('data-follows', follows);
      const rests = view.scale === 1 && view.x === 0 && view.y === 0;
      shot.style.transform = rests ? '' : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    }
    if (wasZoomed !== view.scale > 1) this.host().onZoomed(view.scale > 1);
  }

  /** From the middle of the stage, which is where views are measured from. */
  private pointOf(event: { clientX: number; clientY: number }): Point {
    const box = this.stage.getBoundingClientRect();
    return {
      x: event.clientX - box.left - box.width / 2,
      y: event.clientY - box.top - box.height / 2,
    };
  }

  private readonly onDown = (event: PointerEvent): void => {
    if (event.button !== 0 || onControls(event)) return;
    if (this.pointers.size === 0) this.moved = false;
    this.pointers.set(event.pointerId, this.pointOf(event));
    this.begin = this.pointers.size === 1 ? this.pointOf(event) : null;
    this.swiped = 0;
  };

  private readonly onMove = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = this.pointOf(event);
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.pointers.set(event.pointerId, now);
    if (other) return this.pinch(before, now, other);
    if (!this.begin) return;
    if (!this.moved && distance(this.begin, now) < TAP_SLOP) return;
    if (!this.moved) {
      this.moved = true;
      this.swipes = this.isSwipe(now.x - this.begin.x, now.y - this.begin.y);
      this.stage.setPointerCapture(event.pointerId);
    }
    if (this.swipes) this.swipe(now.x - this.begin.x);
    else if (this.view.scale > 1)
      this.show(panBy(this.view, now.x - before.x, now.y - before.y, this.sizes()), true);
  };

  /** Also an enlarged picture is swiped sideways where it is no wider than the stage. */
  private isSwipe(dx: number, dy: number): boolean {
    const { scale } = this.view;
    if (!this.host().several || scale === 1) return this.host().several;
    const { stage, picture } = this.sizes();
    return picture.width * scale <= stage.width + 1 && Math.abs(dx) > Math.abs(dy);
  }

  private pinch(before: Point, now: Point, other: Point): void {
    this.moved = true;
    this.swipes = false;
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    const from = middle(before, other);
    const to = middle(now, other);
    const zoomed = zoomAt(this.view, factor, to, this.sizes());
    this.show(panBy(zoomed, to.x - from.x, to.y - from.y, this.sizes()), true);
  }

  private swipe(dx: number): void {
    this.swiped = dx;
    this.show({ ...this.view, x: dx }, true);
  }

  private readonly onUp = (event: PointerEvent): void => {
    if (!this.pointers.delete(event.pointerId)) return;
    if (this.pointers.size > 0) {
      // The finger that stays goes on from where it is.
      this.begin = [...this.pointers.values()][0] ?? null;
      this.swipes = this.host().several && this.view.scale === 1;
      return;
    }
    const { swiped } = this;
    this.begin = null;
    this.swiped = 0;
    if (this.moved) {
      this.show(clampView(settle(this.view), this.sizes()));
      if (event.type === 'pointerup' && Math.abs(swiped) > window.innerWidth * SWIPE_PART)
        this.host().onSwipe(swiped < 0 ? 1 : -1);
    } else if (event.type === 'pointerup') this.tap(event);
  };

  private tap(event: PointerEvent): void {
    const shot = this.host().shot();
    if (!(event.target instanceof Node) || !shot?.contains(event.target)) return;
    const point = this.pointOf(event);
    const last = this.lastTap;
    const double =
      last && event.timeStamp - last.at < DOUBLE_TAP_MS && distance(last.point, point) < 3 * TAP_SLOP;
    this.lastTap = double ? null : { at: event.timeStamp, point };
    if (double) this.toggle(point);
  }

  private readonly onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    // What is read from its top is scrolled.
    if (this.first.scale > 1 && this.view.scale >= this.first.scale && !event.ctrlKey)
      return this.pan(-event.deltaX * lines, -event.deltaY * lines);
    const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.002));
    this.show(settleOut(zoomAt(this.view, factor, this.pointOf(event), this.sizes()), factor));
  };
}

/** On the way out what is nearly whole becomes whole; on the way in every step counts. */
const settleOut = (view: View, factor: number): View => (factor < 1 ? settle(view) : view);

const onControls = ({ target, clientY }: PointerEvent): boolean =>
  target instanceof HTMLMediaElement && clientY > target.getBoundingClientRect().bottom - CONTROLS;
