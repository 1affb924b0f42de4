import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AccountFiles, ImportState } from '@/data/own-account/account-files';
import { ApiError } from '@/domain/api-error';
import { cell } from '../../../../test/cell';
import { giveFile, savedFiles } from '../../../../test/files';
import { createFakeRealm } from '../../../../test/fake-realm';
import { makeAccount } from '../../../../test/make';
import { PASSING, refusing } from '../../../../test/refusals';
import { show } from '../../../../test/show';
import { Exports } from './exports';
import { Imports } from './imports';
import '@/i18n/messages/en/late/own';
import '@/i18n/messages/en/late/own-data';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Files of ada, whose import is `state` and follows what is called; the calls are noted. */
function makeFiles(given: Partial<AccountFiles> = {}) {
  const calls: unknown[][] = [];
  const state = cell<ImportState | null>(null);
  const files: AccountFiles = {
    export: async () => '',
    importing: state,
    startImport: (...call) => void calls.push(['start', ...call]),
    goOn: () => void calls.push(['goOn']),
    stop: () => void calls.push(['stop']),
    dismiss: () => act(() => state.set(null)),
    ...given,
  };
  return { files, calls, state };
}

const realm = () => createFakeRealm({ me: makeAccount({ id: '1', acct: 'ada', username: 'ada' }) });
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

describe('a list of the account as a file', () => {
  test('is saved under a name that tells whose it is, and says how long it is', async () => {
    const saved = savedFiles();
    const { files } = makeFiles({
      async export(kind, tell) {
        tell({ lines: 2, waitingUntil: null });
        return `head of ${kind}\na\nb\n`;
      },
    });
    show(<Exports files={files} />, { realm: realm() });
    fireEvent.click(button('Save as CSV: Whom you mute'));
    await screen.findByText('Saved with 2 lines.');
    expect(saved.map(([name]) => name)).toEqual(['ada-mutes.csv']);
    expect(await saved[0]?.[1]).toBe('head of mutes\na\nb\n');
  });

  test('tells at its place why it was not made, whatever the refusal, and is made at a later try', async () => {
    const saved = savedFiles();
    const { check, next } = refusing(PASSING);
    const { files } = makeFiles({ export: async () => (check(), 'head\n') });
    show(<Exports files={files} />, { realm: realm() });
    fireEvent.click(button('Save as CSV: Whom you follow'));
    for (const [kind, words] of PASSING) {
      const alert = await screen.findByRole('alert');
      expect(alert.textContent, kind).toContain('The file was not made.');
      expect(alert.textContent, kind).toContain(words);
      next();
      fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.queryByText(words)).toBe(null));
    }
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  test('says until when the server asks to wait, and is stopped on demand', async () => {
    const { files } = makeFiles({
      export: (_, tell, signal) =>
        new Promise((_resolve, reject) => {
          tell({ lines: 80, waitingUntil: Date.parse('2026-11-28T10:00:00Z') });
          signal.addEventListener('abort', () => reject(new ApiError('aborted')));
        }),
    });
    show(<Exports files={files} />, { realm: realm() });
    fireEvent.click(button('Save as CSV: Whom you follow'));
    await screen.findByText(/The server asks to wait until/);
    fireEvent.click(button('Stop: Whom you follow'));
    await waitFor(() => button('Save as CSV: Whom you follow'));
    expect(screen.queryByRole('alert')).toBe(null);
  });
});

describe('a file with people', () => {
  const choose = (text: string): void =>
    giveFile(screen.getByLabelText('Choose a file…', { selector: 'input' }), 'people.csv', text);

  test('is looked at first: what will happen, line by line, and what is no line', async () => {
    const { files, calls } = makeFiles();
    show(<Imports files={files} />, { realm: realm() });
    fireEvent.change(screen.getByLabelText('What the file holds'), { target: { value: 'mutes' } });
    choose('@lin@a.example\nnobody@nowhere.example\nthis is no line\n');
    await screen.findByText('You will mute 2 accounts.');
    expect(screen.getByText('1 line is left out: Skein cannot read it')).toBeTruthy();
    expect(screen.getByText('this is no line')).toBeTruthy();
    expect(calls).toEqual([]);
    fireEvent.click(button('Start the import'));
    expect(calls).toEqual([['start', 'mutes', ['lin@a.example', 'nobody@nowhere.example']]]);
  });

  test('of five thousand lines shows a few and counts the rest, and may be left', async () => {
    const { files, calls } = makeFiles();
    show(<Imports files={files} />, { realm: realm() });
    choose(Array.from({ length: 5000 }, (_, at) => `p${at}@far.example,true,false,\n`).join(''));
    await screen.findByText('You will follow 5,000 accounts.');
    expect(screen.getByText('and 4,980 more')).toBeTruthy();
    expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(21);
    fireEvent.click(button('Cancel'));
    expect(button('Choose a file…')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  test('too large to be one is refused with words', async () => {
    const { files } = makeFiles();
    show(<Imports files={files} />, { realm: realm() });
    choose('a'.repeat(5_000_001));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start the import' })).toBe(null);
  });

  test('that was stopped says how far it came and goes on; its report has the failed lines, also as a file', async () => {
    const saved = savedFiles();
    const { files, calls, state } = makeFiles();
    const stopped: ImportState = {
      is: 'stopped',
      kind: 'mutes',
      total: 3,
      at: 1,
      already: 0,
      failed: [],
      until: null,
      error: 'server',
    };
    state.set(stopped);
    show(<Imports files={files} />, { realm: realm() });
    expect(screen.getByText(/The import stopped after 1 of 3\./)).toBeTruthy();
    expect(screen.getByRole('alert')).toBeTruthy();
    fireEvent.click(button('Go on'));
    expect(calls).toEqual([['goOn']]);
    act(() => state.set({ ...stopped, is: 'running', error: null }));
    fireEvent.click(button('Stop'));
    expect(calls.at(-1)).toEqual(['stop']);
    const failed = [{ line: 'nobody@nowhere.example', why: 'unknown' as const }];
    act(() => state.set({ ...stopped, is: 'finished', at: 3, failed, error: null }));
    expect(screen.getByText(/The import is finished\./)).toBeTruthy();
    expect(screen.getByText(/Failed: 1\./)).toBeTruthy();
    expect(screen.getByText(/^nobody@nowhere\.example: ./)).toBeTruthy();
    fireEvent.click(button('Save the failed lines as a file'));
    expect(saved.map(([name]) => name)).toEqual(['failed-mutes.csv']);
    expect(await saved[0]?.[1]).toBe('nobody@nowhere.example\n');
    fireEvent.click(button('Close the report'));
    expect(button('Choose a file…')).toBeTruthy();
  });
});
