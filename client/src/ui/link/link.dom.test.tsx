import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link } from './link';

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(cleanup);

const press = (how: MouseEventInit = {}): boolean => fireEvent.click(screen.getByRole('link'), how);

test('leads to its path, without the browser’s own way there', () => {
  const onClick = vi.fn<() => void>();
  render(
    <Link href="/about" onClick={onClick}>
      About
    </Link>,
  );
  expect(press()).toBe(false);
  expect(window.location.pathname).toBe('/about');
  expect(onClick).toHaveBeenCalledOnce();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a press with %o to the browser',
  (how) => {
    const onClick = vi.fn<() => void>();
    render(
      <Link href="/about" onClick={onClick}>
        About
      </Link>,
    );
    expect(press(how)).toBe(true);
    expect(onClick).not.toHaveBeenCalled();
  },
);

test('stays where somebody else answers the press', () => {
  render(
    <Link href="/about" onClick={(event) => event.preventDefault()}>
      About
    </Link>,
  );
  press();
  expect(window.location.pathname).toBe('/');
});

test('is not drawn again when the address changes', () => {
  const drawn = vi.fn<() => void>();
  render(
    <Profiler id="link" onRender={drawn}>
      <Link href="/about">About</Link>
    </Profiler>,
  );
  act(() => navigate('/elsewhere'));
  expect(window.location.pathname).toBe('/elsewhere');
  expect(drawn).toHaveBeenCalledOnce();
});
