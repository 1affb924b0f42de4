import { fireEvent, render } from '@testing-library/react';
import { createRef } from 'react';
import { typingAhead } from '@/lib/typing/typing-ahead';
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

it('stays open while what is typed waits for a field of it, and closes when the focus goes elsewhere', () => {
  const onClose = vi.fn<() => void>();
  const anchor = createRef<HTMLButtonElement>();
  const box = document.createElement('div');
  const area = box.appendChild(document.createElement('textarea'));
  const takeBack = typingAhead.use(box, area);
  const { getByRole } = render(
    <>
      <button ref={anchor}>React</button>
      <button>Elsewhere</button>
      <Popover anchor={anchor} onClose={onClose} />
    </>,
  );
  typingAhead.expect({ field: '[data-writes="emoji"]' });
  expect(document.activeElement).toBe(area);
  expect(onClose).not.toHaveBeenCalled();
  typingAhead.discard();
  getByRole('button', { name: 'Elsewhere' }).focus();
  expect(onClose).toHaveBeenCalled();
  takeBack();
});
