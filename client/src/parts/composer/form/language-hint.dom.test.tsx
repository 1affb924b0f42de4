import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../../../test/show';
import { LanguageHint } from './language-hint';

const GERMAN = 'Heute war ich mit dem Rad am Fluss und es ist noch nicht so warm, aber schön.';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** A form whose text and language are changed by hand. */
function Form(): ReactElement {
  const [text, setText] = useState('');
  const [language, setLanguage] = useState<string | null>('en');
  return (
    <>
      <textarea value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <select value={language ?? ''} onChange={(event) => setLanguage(event.currentTarget.value)}>
        <option>en</option>
        <option>de</option>
        <option>nl</option>
      </select>
      <LanguageHint text={text} language={language} onChange={setLanguage} />
    </>
  );
}

const write = async (text: string): Promise<void> => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await act(() => vi.dynamicImportSettled());
};
const choose = (code: string): boolean =>
  fireEvent.change(screen.getByRole('combobox'), { target: { value: code } });
const isAsked = (): boolean => screen.queryByText('This looks like German.') !== null;

test('the language that a text seems to be in is offered, and taken with a press', async () => {
  show(<Form />);
  await write(GERMAN);
  expect(screen.getByRole('status').textContent).toContain('This looks like German.');
  fireEvent.click(screen.getByRole('button', { name: 'Post as German' }));
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'de');
  expect(isAsked()).toBe(false);
});

test('a language chosen by hand for the text holds; the next text is looked at anew', async () => {
  show(<Form />);
  await write(GERMAN);
  expect(isAsked()).toBe(true);
  choose('nl');
  await write(`${GERMAN} Und das ist auch noch nicht so schlimm.`);
  expect(isAsked()).toBe(false);
  await write('');
  await write(GERMAN);
  expect(isAsked()).toBe(true);
});
