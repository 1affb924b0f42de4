import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './tabs';

const TABS = [
  { key: 'people', label: 'People' },
  { key: 'posts', label: 'Posts' },
  { key: 'tags', label: 'Tags' },
] as const;

function Sample(): ReactElement {
  const [chosen, choose] = useState<'people' | 'posts' | 'tags'>('people');
  return (
    <Tabs label="Results" tabs={TABS} chosen={chosen} onChoose={choose}>
      {chosen}
    </Tabs>
  );
}

const chosen = (): string | null | undefined =>
  screen.getAllByRole('tab').find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent;

afterEach(() => {
  cleanup();
  document.documentElement.dir = 'ltr';
});

test('only the chosen tab is reached by Tab; arrows choose and wrap', () => {
  render(<Sample />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  fireEvent.keyDown(screen.getByRole('tab', { name: 'People' }), { key: 'ArrowLeft' });
  expect(chosen()).toBe('Tags');
  expect(document.activeElement?.textContent).toBe('Tags');
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Tags' }), { key: 'Home' });
  expect(chosen()).toBe('People');
});

test('the panel is named by its tab', () => {
  render(<Sample />);
  expect(screen.getByRole('tabpanel', { name: 'People' }).textContent).toBe('people');
});

test('from right to left the left arrow leads on', () => {
  document.documentElement.dir = 'rtl';
  render(<Sample />);
  fireEvent.keyDown(screen.getByRole('tab', { name: 'People' }), { key: 'ArrowLeft' });
  expect(chosen()).toBe('Posts');
});
