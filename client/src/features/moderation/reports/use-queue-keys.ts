import { useEffect, type RefObject } from 'react';

const ROWS = '[data-group], [data-report]';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input:not([type="checkbox"]), textarea, select') !== null;

/** Presses what belongs to the row that has the focus, else the first of its kind. */
function press(list: HTMLElement, row: Element | null, selector: string): boolean {
  const button = row?.querySelector<HTMLElement>(selector) ?? list.querySelector<HTMLElement>(selector);
  if (!button) return false;
  if (button instanceof HTMLInputElement && button.type !== 'checkbox') button.focus();
  else button.click();
  return true;
}

/** The next choice of a list of choices. */
function nextChoice(list: HTMLElement, selector: string): boolean {
  const select = list.querySelector<HTMLSelectElement>(selector);
  if (!select?.checkVisibility()) return false;
  select.selectedIndex = (select.selectedIndex + 1) % select.options.length;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/**
 * The keys of the queue and of what is opened from it: `j` and `k` move, Enter opens, `x` ticks, `e` resolves, `c`
 * closes, `n` writes a note, `a` opens the account's actions, `l` leads on to the next, `u` back. Of what is ticked, `e`
 * and `c` end all reports and `d` deactivates all accounts; `g` groups and `s` sorts otherwise.
 */
export function useQueueKeys(list: RefObject<HTMLElement>): void {
  useEffect(() => {
    const dialog = list.current?.closest('dialog');
    const onKeyDown = (event: KeyboardEvent): void => {
      const root = list.current;
      const { target } = event;
      if (!root || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
      if (!keyOf(root, target instanceof Element ? target : null, event.key)?.()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    dialog?.addEventListener('keydown', onKeyDown);
    return () => dialog?.removeEventListener('keydown', onKeyDown);
  }, [list]);
}

/** What a key does; undefined for those that do nothing. The answer says whether anything was done. */
function keyOf(root: HTMLElement, target: Element | null, key: string): (() => boolean) | undefined {
  const rows = [...root.querySelectorAll<HTMLElement>(ROWS)].filter((one) => one.checkVisibility());
  const row = target?.closest<HTMLElement>(ROWS) ?? null;
  const at = row ? rows.indexOf(row) : -1;
  const move = (to: number): boolean => {
    const next = rows[Math.min(Math.max(to, 0), rows.length - 1)];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
    return next !== undefined;
  };
  const keys: Readonly<Record<string, () => boolean>> = {
    j: () => move(at + 1),
    k: () => move(at - 1),
    Enter: () => row !== null && target === row && press(root, row, 'button'),
    x: () => row !== null && press(root, row, 'input[type="checkbox"]'),
    e: () => press(root, row, '[data-key="e"]'),
    c: () => press(root, row, '[data-key="c"]'),
    n: () => press(root, row, '[data-note-field]') || press(root, null, '[data-key="note"]'),
    d: () => press(root, null, '[data-key="d"]'),
    g: () => nextChoice(root, '[data-key="g"]'),
    s: () => nextChoice(root, '[data-key="s"]'),
    a: () => press(root, null, '[data-key="a"]'),
    l: () => press(root, null, '[data-key="next"]'),
    u: () => press(root, null, '[data-first-focus]'),
  };
  return Object.hasOwn(keys, key) ? keys[key] : undefined;
}
