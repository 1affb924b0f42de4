import { fireEvent, render } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Popover } from './popover';

it('is closed by Escape, but not by the one that ends a word of an input method', () => {
  const onClose = vi.fn<() => void>();
  const anchor = createRef<HTMLInputElement>();
  render(
    <>
      <input ref={anchor} />
      <Popover anchor={anchor} takesFocus={false} onClose={onClose} />
    </>,
  );
  const key = { key: 'Escape', bubbles: true, cancelable: true };
  const field = document.querySelector('input');
  if (!field) throw new Error('no field');
  expect(fireEvent.keyDown(field, { ...key, isComposing: true })).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(field, key)).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
});
