import { dropFilesOn, hasNoWords, insertAtEnd, isTextField, pasteFiles, typeKey } from './text-field';
import { createStorage } from '../storage';
import { transferred } from './transfer-files';

/**
 * From a press that leads to a text field until that field has the focus, what is typed, pasted and dropped belongs
 * to it, and no shortcut hears it. A stand-in field takes the focus meanwhile, so that input methods, the keyboard of a
 * phone and the keys of editing work as they will; its words go to the field when that takes the focus.
 */
interface ExpectedField {
  /** Matches the field that will take the focus, and no other. */
  field: string;
  /** Of one line: Enter submits it. */
  oneLine?: boolean;
  /** Escape before anything was typed: the field is not wanted any more. */
  giveUp?: () => void;
}

/** `failed`: the field cannot come, or takes too long. */
type StandInLook = 'hidden' | 'waiting' | 'failed';

interface Lead extends ExpectedField {
  words: string;
  pasted: File[];
  dropped: File[];
  /** A key that ends writing: pressed in the field once that is there. Nothing is typed after it. */
  last: KeyboardEvent | null;
  look: StandInLook;
  timers: ReturnType<typeof setTimeout>[];
}

/** Who waits longer than this sees what was typed, in milliseconds. */
const SHOWN_AFTER_MS = 1000;
/** After this nobody is kept from the shortcuts any more. */
const PATIENCE_MS = 20_000;
/** After a failure keys may still be on their way from somebody's fingers, in milliseconds. */
const FINGERS_MS = 1500;

/**
 * Browsers may keep a failed file for as long as the page lives: the form then comes with a reload only, and finds the
 * words that were typed before it.
 */
const overReload = createStorage(() => sessionStorage);
const keptAs = (field: string): string => `skein:typed ${field}`;

function takeKept(field: string): string {
  const words = overReload.get(keptAs(field)) ?? '';
  if (words !== '') overReload.remove(keptAs(field));
  return words;
}

const isElement = (value: unknown): value is HTMLElement => value instanceof HTMLElement;
/** Where the focus must be for keys to arrive: the rest of the page is inert below an open dialog. */
const topLayer = (): Element => {
  const active = document.activeElement?.closest('dialog');
  return active ?? [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
};

class TypingAhead {
  /** The last is the one that is typed for. */
  private leads: Lead[] = [];
  private box: HTMLElement | null = null;
  private area: HTMLTextAreaElement | null = null;
  private opener: Element | null = null;
  private focused: Element | null = null;
  /** The reader went elsewhere: what was typed waits for its field, and keys are the page's again. */
  private rests = false;
  private heard: AbortController | null = null;
  private reloads = false;
  private readonly listeners = new Set<() => void>();

  readonly look = {
    get: (): StandInLook => this.current()?.look ?? 'hidden',
    subscribe: (listener: () => void): (() => void) => {
      this.listeners.add(listener);
      return () => this.listeners.delete(listener);
    },
  };

  /** The stand-in, to be put where it can have the focus. Returns the way to take it back. */
  use(box: HTMLElement, area: HTMLTextAreaElement): () => void {
    this.box = box;
    this.area = area;
    box.hidden = true;
    document.body.append(box);
    return () => {
      this.box = this.area = null;
      box.remove();
    };
  }

  /** Call it with the press that leads to the field. */
  expect(wanted: ExpectedField): void {
    // Without a stand-in there is nothing to type into.
    if (!this.area) return;
    const known = this.leads.find(({ field }) => field === wanted.field);
    this.keepWords();
    this.forget(known);
    const words = known ? '' : takeKept(wanted.field);
    const lead: Lead = {
      words,
      pasted: [],
      dropped: [],
      last: null,
      ...known,
      ...wanted,
      look: 'hidden',
      timers: [],
    };
    lead.timers.push(
      setTimeout(() => this.show(lead, 'waiting'), SHOWN_AFTER_MS),
      setTimeout(() => this.fail(lead.field), PATIENCE_MS),
    );
    this.leads.push(lead);
    if (document.activeElement !== this.area) this.opener = document.activeElement;
    this.begin(lead);
  }

  /** The field cannot come: what was typed for it is shown. */
  fail(field: string): void {
    this.meet();
    const lead = this.leads.find((each) => each.field === field);
    if (!lead) return;
    if (this.hasSomething(lead)) return this.show(lead, 'failed');
    // Who presses a key and types on does not see in time that nothing comes.
    const look = (): void => (this.hasSomething(lead) ? this.show(lead, 'failed') : this.end(lead));
    lead.timers.push(setTimeout(look, FINGERS_MS));
  }

  /** What was typed for the field that does not come is not wanted any more. */
  discard(): void {
    const lead = this.current();
    if (lead) this.end(lead);
  }

  /** Some forms come with a new page only. Its reader has asked for it, and the words are there again. */
  reload(): void {
    this.reloads = true;
    location.reload();
  }

  /** Where the focus was before something took it that leads on: there it goes back to. */
  focusBefore(): Element | null {
    const { activeElement } = document;
    return activeElement === this.area ? this.opener : activeElement;
  }

  /** Whether keys belong to a field that is on its way. */
  isOn = (): boolean => this.current() !== undefined && !this.rests;

  private current = (): Lead | undefined => this.leads.at(-1);

  private begin(lead: Lead): void {
    this.rests = false;
    if (this.area) {
      this.area.value = lead.words;
      this.area.readOnly = lead.last !== null;
    }
    this.listen();
    this.hold();
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  private show(lead: Lead, look: StandInLook): void {
    this.meet();
    if (!this.leads.includes(lead)) return;
    lead.look = look;
    this.tell();
  }

  private keepWords(): void {
    const lead = this.current();
    if (lead && this.area) lead.words = this.area.value;
  }

  private hasSomething(lead: Lead): boolean {
    this.keepWords();
    return !hasNoWords(lead.words) || lead.pasted.length + lead.dropped.length > 0;
  }

  private forget(lead: Lead | undefined): void {
    for (const timer of lead?.timers ?? []) clearTimeout(timer);
    this.leads = this.leads.filter((each) => each !== lead);
  }

  /** Gives the focus back, and the shortcuts with it. */
  private end(lead: Lead): void {
    this.keepWords();
    const hadFocus = document.activeElement === this.area;
    const wasCurrent = lead === this.current();
    this.forget(lead);
    // Who stayed after all has them here.
    overReload.remove(keptAs(lead.field));
    const next = this.current();
    if (next) {
      if (wasCurrent && this.area) this.area.value = next.words;
      this.rests ||= wasCurrent;
    } else {
      this.heard?.abort();
      this.heard = null;
      if (this.area) this.area.value = '';
      if (this.box) this.box.hidden = true;
    }
    if (hadFocus && wasCurrent && isElement(this.opener)) this.opener.focus({ preventScroll: true });
    this.tell();
  }

  /** Keeps the focus in the stand-in, wherever that must stand for it. */
  private hold(): void {
    const { box, area } = this;
    if (!box || !area) return;
    const place = topLayer();
    if (box.parentElement !== place) place.append(box);
    box.hidden = false;
    if (document.activeElement !== area) area.focus({ preventScroll: true });
  }

  private listen(): void {
    if (this.heard) return;
    this.heard = new AbortController();
    const options = { capture: true, signal: this.heard.signal };
    window.addEventListener('keydown', this.onKey, options);
    window.addEventListener('pointerdown', this.onPointer, options);
    window.addEventListener('focusin', this.onFocus, options);
    window.addEventListener('focusout', this.onBlur, options);
    window.addEventListener('dragenter', this.onDrag, options);
    window.addEventListener('dragover', this.onDrag, options);
    window.addEventListener('paste', this.onBrought, options);
    window.addEventListener('drop', this.onBrought, options);
    window.addEventListener('beforeunload', this.onUnload, options);
  }

  private onUnload = (event: Event): void => {
    this.keepWords();
    const withWords = this.leads.filter(({ words }) => !hasNoWords(words));
    const kept = withWords.map(({ field, words }) => overReload.set(keptAs(field), words));
    const withFiles = this.leads.some(({ pasted, dropped }) => pasted.length + dropped.length > 0);
    const isLost = withFiles || kept.includes(false);
    if (isLost || (kept.length > 0 && !this.reloads)) event.preventDefault();
    this.reloads = false;
  };

  private onPointer = ({ target }: Event): void => {
    this.meet();
    this.rests = !(target instanceof Node && this.box?.contains(target));
  };

  private onFocus = ({ target }: Event): void => {
    if (!isElement(target)) return;
    const from = this.focused;
    this.focused = target;
    // After whatever moved the focus: the field is the page's own by then.
    queueMicrotask(() => this.handOver(target, from));
  };

  /** Browsers tell of no focus while their window has none: a field that has it is found when it counts. */
  private meet(): void {
    this.handOver(document.activeElement, null);
  }

  /** A dialog that opens, a menu that gives the focus back: neither meant to take it from the field on its way. */
  private onBlur = ({ target }: Event): void => {
    if (target !== this.area) return;
    queueMicrotask(() => {
      const { activeElement } = document;
      if (!this.isOn() || activeElement === this.area || isTextField(activeElement)) return;
      if (activeElement && activeElement !== document.body && !activeElement.closest('dialog[open]'))
        this.opener = activeElement;
      this.hold();
    });
  };

  /** Browsers let nothing fall where nobody says that it may. */
  private onDrag = (event: Event): void => {
    if (!(event instanceof DragEvent) || !this.takes(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
  };

  private onBrought = (event: Event): void => {
    const lead = this.current();
    const carried = event instanceof ClipboardEvent ? event.clipboardData : transferOf(event);
    if (!lead || !carried || !this.takes(event)) return;
    const { files } = transferred(carried);
    const isDrop = event.type === 'drop';
    if (files.length === 0 && !isDrop) return;
    event.preventDefault();
    event.stopPropagation();
    if (files.length > 0) (isDrop ? lead.dropped : lead.pasted).push(...files);
    else if (this.area) insertAtEnd(this.area, carried.getData('text/plain'));
  };

  /** What falls on a field that is there is for that one. */
  private takes = ({ target }: Event): boolean =>
    this.isOn() && !(target instanceof Element && isOtherField(target, this.area));

  private onKey = (event: KeyboardEvent): void => {
    this.meet();
    const lead = this.current();
    if (!lead || !this.isOn() || isOtherField(document.activeElement, this.area)) return;
    // The buttons beside words whose field does not come.
    if (lead.look === 'failed' && event.target !== this.area) return;
    this.hold();
    event.stopImmediatePropagation();
    if (event.isComposing || event.keyCode === 229) return;
    if (lead.last) return event.preventDefault();
    if (event.key === 'Escape') this.escape(event, lead);
    else if (event.key === 'Tab' && lead.look !== 'failed') event.preventDefault();
    else if (event.key === 'Enter' && (lead.oneLine || event.ctrlKey || event.metaKey))
      this.seal(event, lead);
  };

  private escape(event: KeyboardEvent, lead: Lead): void {
    event.preventDefault();
    if (lead.look === 'failed') {
      this.rests = true;
      this.area?.blur();
    } else if (!this.hasSomething(lead)) {
      this.end(lead);
      lead.giveUp?.();
    } else this.seal(event, lead);
  }

  private seal(event: KeyboardEvent, lead: Lead): void {
    event.preventDefault();
    lead.last = event;
    if (this.area) this.area.readOnly = true;
  }

  private handOver(field: Element | null, from: Element | null): void {
    const lead = this.leads.find((each) => field?.matches(each.field));
    if (!lead || !isTextField(field)) return;
    const isWrittenFor = lead === this.current() && !this.rests;
    // Somebody writes elsewhere already, or for another field: words come here, and the focus stays there.
    const back = !isWrittenFor && isTextField(from) && (from !== this.area || this.isOn()) ? from : null;
    this.keepWords();
    const { words, pasted, dropped, last } = lead;
    // The field has the focus, and nothing gives it back.
    this.end(lead);
    if (words !== '') insertAtEnd(field, words);
    if (pasted.length > 0) pasteFiles(field, pasted);
    if (dropped.length > 0) dropFilesOn(field, dropped);
    if (last) setTimeout(() => typeKey(field, last));
    back?.focus({ preventScroll: true });
  }
}

const transferOf = (event: Event): DataTransfer | null =>
  event instanceof DragEvent ? event.dataTransfer : null;

const isOtherField = (element: Element | null, area: Element | null): boolean =>
  isTextField(element) && element !== area;

export const typingAhead = new TypingAhead();
