import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createCommands, type Commands } from '@/parts/commands/commands';
import type { Tool } from '@/parts/commands/tool';
import { createFakeRealm } from '../../../../test/fake-realm';
import { makeAccount, makeStatus } from '../../../../test/make';
import { show } from '../../../../test/show';
import { Tools } from '../tools';

class Utterance extends EventTarget {
  lang = '';
  rate = 1;
  voice: { name: string } | null = null;
  constructor(readonly text: string) {
    super();
  }
}

/** A browser's voices, which speak until the test lets them end. */
function voices(...langs: readonly string[]) {
  const said: Utterance[] = [];
  let current: Utterance | null = null;
  const end = (event: Event): void => {
    const ended = current;
    current = null;
    ended?.dispatchEvent(event);
  };
  const speaker = Object.assign(new EventTarget(), {
    getVoices: () => langs.map((lang) => ({ name: `Voice ${lang}`, lang })),
    speak(words: Utterance) {
      current = words;
      said.push(words);
      words.dispatchEvent(new Event('start'));
    },
    cancel: () => end(Object.assign(new Event('error'), { error: 'canceled' })),
    resume: () => {},
    pending: false,
  });
  Object.defineProperty(speaker, 'speaking', { get: () => current !== null });
  vi.stubGlobal('speechSynthesis', speaker);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  return {
    said,
    speaks: () => current !== null,
    told: () => act(async () => void speaker.dispatchEvent(new Event('voiceschanged'))),
    finish: () => act(async () => end(new Event('end'))),
  };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function page(): Commands {
  const commands = createCommands();
  const realm = createFakeRealm({
    me: makeAccount({ id: '1' }),
    accounts: [makeAccount({ id: '2', displayName: 'Ann' })],
    statuses: [
      makeStatus({ id: 'a', accountId: '2', text: 'Heard first.', language: 'en' }),
      makeStatus({ id: 'b', accountId: '2', text: 'Zweites.', language: 'de', inReplyToId: 'a' }),
    ],
    conversations: { a: { ids: ['a', 'b'] } },
  });
  show(
    <>
      <article data-status-id="a" />
      <article data-status-id="b" tabIndex={-1} />
      <Tools path="/notice/a" />
    </>,
    { realm, commands },
  );
  return commands;
}

const ask = (commands: Commands, tool: Tool): Promise<void> => act(async () => commands.tools.ask(tool));
const bar = (): HTMLElement => screen.getByRole('region', { name: 'Reading aloud' });
const button = (name: string): HTMLElement => within(bar()).getByRole('button', { name });
const marked = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-read-aloud]')].map((one) => one.dataset['statusId']);

test('a conversation is read in the languages of its posts, and the post that is read is marked', async () => {
  const { said, finish } = voices('en-GB', 'de-DE');
  await ask(page(), { is: 'listen-on', statusId: 'a' });
  expect(within(bar()).getByText('Post 1 of 2, by Ann')).toBeTruthy();
  expect(document.activeElement).toBe(button('Pause'));
  expect(marked()).toEqual(['a']);
  for (let n = 0; n < 3; n += 1) await finish();
  expect(said.map(({ text, lang, voice }) => [text, lang, voice?.name])).toEqual([
    ['Ann writes:', 'en', 'Voice en-GB'],
    ['Heard first.', 'en', 'Voice en-GB'],
    ['Ann writes:', 'en', 'Voice en-GB'],
    ['Zweites.', 'de', 'Voice de-DE'],
  ]);
  expect(marked()).toEqual(['b']);
  await finish();
  expect(within(bar()).getByText('That was all.')).toBeTruthy();
});

test('it is paused, moved, made faster and stopped by its buttons; the focus goes to the post', async () => {
  const { said, speaks } = voices('en-GB', 'de-DE');
  await ask(page(), { is: 'listen-on', statusId: 'a' });
  const press = (name: string): Promise<void> => act(async () => void fireEvent.click(button(name)));
  await press('Pause');
  expect(speaks()).toBe(false);
  await press('Play');
  expect(speaks()).toBe(true);
  await press('Next post');
  expect(within(bar()).getByText('Post 2 of 2, by Ann')).toBeTruthy();
  expect(button('Next post').getAttribute('aria-disabled')).toBe('true');
  await press('Previous post');
  expect(within(bar()).getByText('Post 1 of 2, by Ann')).toBeTruthy();
  const speed = within(bar()).getByRole('combobox', { name: 'Speed' });
  await act(async () => void fireEvent.change(speed, { target: { value: '1.5' } }));
  expect(said.at(-1)?.rate).toBe(1.5);
  await press('Next post');
  await press('Stop reading aloud');
  expect(screen.queryByRole('region')).toBeNull();
  expect(speaks()).toBe(false);
  expect(document.activeElement).toBe(document.querySelector('[data-status-id="b"]'));
});

test('left before its end it goes on there; heard to its end it begins anew', async () => {
  const { finish } = voices('en-GB', 'de-DE');
  const commands = page();
  const listen = (): Promise<void> => ask(commands, { is: 'listen-on', statusId: 'a' });
  const stop = (): Promise<void> => act(async () => void fireEvent.click(button('Stop reading aloud')));
  await listen();
  await act(async () => void fireEvent.click(button('Next post')));
  await stop();
  await listen();
  expect(within(bar()).getByText('Post 2 of 2, by Ann')).toBeTruthy();
  for (let n = 0; n < 2; n += 1) await finish();
  await stop();
  await listen();
  expect(within(bar()).getByText('Post 1 of 2, by Ann')).toBeTruthy();
});

test('what is wrong is said: no voice for a language, no voices, no speech at all', async () => {
  const { finish } = voices('en-GB');
  await ask(page(), { is: 'listen', statusId: 'b' });
  await finish();
  within(bar()).getByText('There is no voice for German here, so another voice reads it.');
  cleanup();
  vi.unstubAllGlobals();
  vi.stubGlobal('speechSynthesis', undefined);
  await ask(page(), { is: 'listen', statusId: 'b' });
  await within(bar()).findByText('This browser cannot read aloud.');
  cleanup();
  const none = voices();
  await ask(page(), { is: 'listen', statusId: 'b' });
  await none.told();
  await within(bar()).findByText('This browser has no voices. Your system may let you add some.');
  expect(none.said).toEqual([]);
});

test('in reading mode it reads the text of the author, and stands in that window', async () => {
  const { said } = voices('en-GB', 'de-DE');
  await ask(page(), { is: 'read', statusId: 'a' });
  const dialog = screen.getByRole('dialog', { name: 'Text by Ann' });
  await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Listen' })));
  expect(within(dialog).getByText(/^Post \d of 2, by Ann$/)).toBeTruthy();
  expect(screen.getAllByRole('region', { name: 'Reading aloud' })).toHaveLength(1);
  expect(said.map(({ text }) => text)).toEqual(['Ann writes:']);
});
