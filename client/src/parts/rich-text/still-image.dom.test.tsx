import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StillImage } from './still-image';

afterEach(cleanup);

const INSTEAD = <b>instead</b>;
const moving = (): HTMLImageElement => screen.getByRole('img', { name: 'Wren' });

test('a picture that does not come while it is hovered is the still one of the server again', () => {
  render(<StillImage src="/a.gif" staticSrc="/a.png" alt="Wren" instead={INSTEAD} />);
  fireEvent.pointerEnter(moving());
  expect(moving().getAttribute('src')).toBe('/a.gif');
  fireEvent.error(moving());
  expect(moving().getAttribute('src')).toBe('/a.png');
  fireEvent.error(moving());
  expect(screen.getByText('instead')).toBeTruthy();
});

test('where the server has no still one, it is its first frame again', () => {
  const { container } = render(<StillImage src="/a.gif" staticSrc="/a.gif" alt="Wren" instead={INSTEAD} />);
  const canvas = (): Element | null => container.querySelector('canvas');
  fireEvent.pointerEnter(canvas() ?? container);
  expect(canvas()).toBeNull();
  fireEvent.error(moving());
  expect(canvas()).not.toBeNull();
  expect(screen.queryByText('instead')).toBeNull();
});
