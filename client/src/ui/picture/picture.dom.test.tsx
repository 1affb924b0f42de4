import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './picture';

test('a picture that fails gives way to what stands in its place; another address is tried anew', () => {
  const { container, rerender } = render(<Picture src="/a.png" alt="A" instead=":a:" />);
  const shown = (): Element | null => container.querySelector('img');
  if (shown()) fireEvent.error(container.querySelector('img') ?? container);
  expect(shown()).toBeNull();
  expect(container.textContent).toBe(':a:');
  rerender(<Picture src="/b.png" alt="B" instead=":b:" />);
  expect(shown()?.getAttribute('src')).toBe('/b.png');
});
