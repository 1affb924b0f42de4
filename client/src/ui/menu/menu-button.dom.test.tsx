import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MenuItem } from './menu-item';
import { MenuButton, type MenuTriggerProps } from './menu-button';

const chosen = vi.fn();
const ITEMS: readonly MenuItem[] = [
  { id: 'copy', label: 'Copy link', onSelect: () => chosen('copy') },
  { id: 'mute', label: 'Mute conversation', checked: true },
  { id: 'mention', label: 'Mention', disabled: true, onSelect: () => chosen('mention') },
  { id: 'delete', label: 'Delete', danger: true, onSelect: () => chosen('delete') },
];
const trigger = (props: MenuTriggerProps): ReactElement => (
  <button type="button" {...props}>
    More
  </button>
);
const focused = (): string | null => document.activeElement?.textContent ?? null;
const press = (key: string): void => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
};

beforeEach(() => {
  chosen.mockClear();
  render(<MenuButton label="Actions" items={() => ITEMS} trigger={trigger} />);
});
afterEach(() => {
  cleanup();
  document.documentElement.dir = 'ltr';
});

async function openWith(key: 'ArrowDown' | 'ArrowUp'): Promise<void> {
  const button = screen.getByRole('button', { name: 'More' });
  button.focus();
  press(key);
  await screen.findByRole('menu');
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toMatch(/^menuitem/));
}

describe('a menu', () => {
  test('opens with the arrow keys on its first or last row', async () => {
    await openWith('ArrowDown');
    expect(focused()).toBe('Copy link');
    press('Escape');
    expect(screen.queryByRole('menu')).toBeNull();
    await openWith('ArrowUp');
    expect(focused()).toBe('Delete');
  });

  test('moves with the arrows, wrapping at both ends, and jumps with Home and End', async () => {
    await openWith('ArrowDown');
    press('ArrowUp');
    expect(focused()).toBe('Delete');
    press('ArrowDown');
    expect(focused()).toBe('Copy link');
    press('End');
    expect(focused()).toBe('Delete');
    press('Home');
    expect(focused()).toBe('Copy link');
  });

  test('finds rows by what is typed', async () => {
    await openWith('ArrowDown');
    press('m');
    expect(focused()).toBe('Mute conversation');
    press('m');
    expect(focused()).toBe('Mention');
  });

  test('tells its button that it is open, and gives the focus back on Escape', async () => {
    await openWith('ArrowDown');
    const button = screen.getByRole('button', { name: 'More' });
    expect(button.getAttribute('aria-expanded')).toBe('true');
    press('Escape');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  });

  test('closes before a row acts, and a disabled row does nothing', async () => {
    await openWith('ArrowDown');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Mention' }));
    expect(chosen).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect(chosen).toHaveBeenCalledWith('delete');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('a press outside closes it', async () => {
    await openWith('ArrowDown');
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('a row with a tick is a checkbox', async () => {
    await openWith('ArrowDown');
    expect(screen.getByRole('menuitemcheckbox').getAttribute('aria-checked')).toBe('true');
  });
});
