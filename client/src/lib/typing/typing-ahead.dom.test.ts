import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { typingAhead } from './typing-ahead';

const box = document.createElement('div');
const area = document.createElement('textarea');
box.append(area);
let stop = (): void => {};
let background = new AbortController();

const FIELD = '[data-name="a"]';
const named = (name: string): HTMLTextAreaElement => {
  const field = document.createElement('textarea');
  field.dataset['name'] = name;
  document.body.append(field);
  return field;
};
const button = document.createElement('button');
const press = (key: string, more: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
};
const settled = (): Promise<void> => Promise.resolve();
const heard = vi.fn<(event: Event) => void>();

beforeEach(() => {
  background = new AbortController();
  stop = typingAhead.use(box, area);
  document.body.append(button);
  button.focus();
  document.addEventListener('keydown', heard);
});
afterEach(() => {
  while (typingAhead.look.get() !== 'hidden' || typingAhead.isOn()) typingAhead.discard();
  stop();
  background.abort();
  document.removeEventListener('keydown', heard);
  heard.mockClear();
  document.body.replaceChildren();
  vi.useRealTimers();
});

it('what is typed before the field is there is typed into it, and nobody else hears the keys', async () => {
  typingAhead.expect({ field: FIELD });
  expect(document.activeElement).toBe(area);
  press('k');
  expect(heard).not.toHaveBeenCalled();
  area.value = 'kiln';
  const field = named('a');
  field.value = '@ada ';
  const typed = vi.fn<() => void>();
  field.addEventListener('input', typed);
  field.focus();
  await settled();
  expect(field.value).toBe('@ada kiln');
  expect(typed).toHaveBeenCalledTimes(1);
  expect(typingAhead.isOn()).toBe(false);
  press('j');
  expect(heard).toHaveBeenCalledTimes(1);
});

it('the focus stays with what is typed when a menu gives it back or a dialog takes it', async () => {
  typingAhead.expect({ field: FIELD });
  const other = document.createElement('button');
  document.body.append(other);
  other.focus();
  await settled();
  expect(document.activeElement).toBe(area);
  expect(typingAhead.focusBefore()).toBe(other);
  const dialog = document.createElement('dialog');
  dialog.open = true;
  dialog.append(button);
  document.body.append(dialog);
  button.focus();
  await settled();
  expect(dialog.contains(area)).toBe(true);
  expect(document.activeElement).toBe(area);
  expect(typingAhead.focusBefore()).toBe(other);
});

it('two presses: each field gets its own words, and the second has the focus', async () => {
  typingAhead.expect({ field: FIELD });
  area.value = 'first';
  typingAhead.expect({ field: '[data-name="b"]' });
  expect(area.value).toBe('');
  area.value = 'second';
  const [a, b] = [named('a'), named('b')];
  b.focus();
  a.focus();
  await settled();
  await settled();
  expect([a.value, b.value]).toEqual(['first', 'second']);
  expect(document.activeElement).toBe(b);
});

it('Escape before any word gives up, and the shortcuts are back', () => {
  const giveUp = vi.fn<() => void>();
  typingAhead.expect({ field: FIELD, giveUp });
  expect(press('Escape').defaultPrevented).toBe(true);
  expect(giveUp).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
  press('j');
  expect(heard).toHaveBeenCalledTimes(1);
});

it('what ends the writing is pressed in the field, and nothing is typed after it', async () => {
  typingAhead.expect({ field: FIELD });
  area.value = 'kiln';
  press('Enter', { ctrlKey: true });
  expect(press('l').defaultPrevented).toBe(true);
  const field = named('a');
  const keys: string[] = [];
  field.addEventListener('keydown', ({ key, ctrlKey }) => keys.push(`${ctrlKey} ${key}`));
  field.focus();
  await vi.waitFor(() => expect(keys).toEqual(['true Enter']));
  expect(field.value).toBe('kiln');
});

it('a press elsewhere gives the keys back to the page, and the words wait for their field', async () => {
  typingAhead.expect({ field: FIELD });
  area.value = 'kiln';
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button.focus();
  await settled();
  press('j');
  expect(heard).toHaveBeenCalledTimes(1);
  const field = named('a');
  field.focus();
  await settled();
  expect(field.value).toBe('kiln');
});

it('a field that does not come leaves its words to be seen, and shortcuts to who typed none', () => {
  vi.useFakeTimers();
  typingAhead.expect({ field: FIELD });
  vi.advanceTimersByTime(30_000);
  expect(typingAhead.isOn()).toBe(false);
  typingAhead.expect({ field: FIELD });
  area.value = 'kiln';
  typingAhead.fail(FIELD);
  expect(typingAhead.look.get()).toBe('failed');
  expect(area.value).toBe('kiln');
  typingAhead.expect({ field: FIELD });
  expect([typingAhead.look.get(), area.value]).toEqual(['hidden', 'kiln']);
});

const leave = (): Event => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event;
};

it('words are there again after a reload, and only then', async () => {
  typingAhead.expect({ field: FIELD });
  area.value = 'kiln';
  expect(leave().defaultPrevented).toBe(true);
  // Somebody stayed, and the field has come.
  const field = named('a');
  field.focus();
  await settled();
  expect(field.value).toBe('kiln');
  field.remove();
  typingAhead.expect({ field: FIELD });
  expect(area.value).toBe('');
  area.value = 'ribs';
  leave();
  typingAhead.expect({ field: FIELD });
  expect(area.value).toBe('ribs');
});

it('files that wait are asked about before the page goes', () => {
  typingAhead.expect({ field: FIELD });
  expect(leave().defaultPrevented).toBe(false);
  const dataTransfer = { items: [], files: [new File(['x'], 'a.png')], getData: () => '' };
  const drop = Object.assign(new DragEvent('drop', { bubbles: true, cancelable: true }));
  Object.defineProperty(drop, 'dataTransfer', { value: dataTransfer });
  document.body.dispatchEvent(drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(leave().defaultPrevented).toBe(true);
});

it('what falls on a field that is there is for that one', () => {
  typingAhead.expect({ field: FIELD });
  const other = named('b');
  const over = new DragEvent('dragover', { bubbles: true, cancelable: true });
  other.dispatchEvent(over);
  expect(over.defaultPrevented).toBe(false);
  document.body.dispatchEvent(over);
  expect(over.defaultPrevented).toBe(true);
});

it('what is typed on while nobody sees yet that nothing comes is kept from the page, too', () => {
  vi.useFakeTimers();
  typingAhead.expect({ field: FIELD });
  typingAhead.fail(FIELD);
  press('k');
  expect(heard).not.toHaveBeenCalled();
  area.value = 'k';
  vi.advanceTimersByTime(2000);
  expect(typingAhead.look.get()).toBe('failed');
});

/** As in a window that has not the focus: its fields have it, and browsers do not say so. */
function inBackWindow(): void {
  const options = { capture: true, signal: background.signal };
  for (const type of ['focusin', 'focusout'])
    window.addEventListener(type, (event) => event.stopImmediatePropagation(), options);
}

it('a field that has the focus unsaid has what was typed before it with its first key, and that key', () => {
  inBackWindow();
  typingAhead.expect({ field: FIELD });
  area.value = 'kil';
  const field = named('a');
  field.focus();
  press('n');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(field.value).toBe('kil');
  expect([typingAhead.isOn(), document.activeElement]).toEqual([false, field]);
});

it('a field that had the focus unsaid and is left keeps no key from the page', () => {
  inBackWindow();
  typingAhead.expect({ field: FIELD });
  const field = named('a');
  field.focus();
  typingAhead.fail(FIELD);
  field.remove();
  press('?');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(typingAhead.isOn()).toBe(false);
});

it('a field that has the focus unsaid and is pressed has what was typed before it', () => {
  inBackWindow();
  typingAhead.expect({ field: FIELD });
  area.value = 'kiln';
  const field = named('a');
  field.focus();
  field.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(field.value).toBe('kiln');
});

it('a field that has the focus unsaid has what was typed before it when that would be shown', () => {
  vi.useFakeTimers();
  inBackWindow();
  typingAhead.expect({ field: FIELD });
  area.value = 'kiln';
  const field = named('a');
  field.focus();
  vi.advanceTimersByTime(1000);
  expect([typingAhead.look.get(), field.value]).toEqual(['hidden', 'kiln']);
});
