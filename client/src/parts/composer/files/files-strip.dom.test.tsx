import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { DraftMedia } from '@/domain/writing/compose-content';
import { ApiError } from '@/domain/api-error';
import { decodeContent } from '@/data/writing/drafts/content-format';
import { createTranslator } from '@/i18n/translator';
import { createFakeRealm } from '../../../../test/fake-realm';
import { show } from '../../../../test/show';
import { createCommands } from '@/parts/commands/commands';
import { filesGuards } from './files-guards';
import { FilesStrip } from './files-strip';
import type { Attachments } from './attachments';

afterEach(cleanup);

const file = (name: string): DraftMedia => ({
  key: name,
  mediaId: name,
  name,
  type: 'text/plain',
  size: 4,
  description: '',
  sentDescription: '',
  focus: null,
  previewUrl: null,
});
const still = { get: () => null, subscribe: () => () => {} };
const attachments: Attachments = {
  view: () => still,
  move: () => {},
  moveTo: () => {},
  remove: () => {},
  add: () => {},
  refuseFolders: () => {},
  describe: () => {},
  described: still,
  openDescription: () => {},
  stop: () => {},
  again: () => {},
  replace: () => {},
  notice: still,
  dismissNotice: () => {},
  settle: async () => {},
  mayWait: async () => false,
  start: () => () => {},
};

it('does not go on saying where a file is that is there no more', async () => {
  show(<FilesStrip media={[file('a.txt'), file('b.txt')]} attachments={attachments} />, {
    realm: createFakeRealm(),
  });
  const told = (): readonly unknown[] => screen.getAllByRole('status').map((status) => status.textContent);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Move a.txt forward' }));
  });
  expect(told()).toContain('a.txt is now file 2 of 2');
  fireEvent.click(screen.getByRole('button', { name: 'Remove a.txt' }));
  expect(told()).toEqual(['']);
});

it('tells by ear which of several files has failed', () => {
  const failed = { state: { is: 'failed', problem: { is: 'type' } }, file: null, attachment: null } as const;
  const refusing: Attachments = { ...attachments, view: () => ({ ...still, get: () => failed }) };
  show(<FilesStrip media={[file('a.pdf'), file('b.zip')]} attachments={refusing} />, {
    realm: createFakeRealm(),
  });
  const told = screen.getAllByRole('alert').map((alert) => alert.textContent);
  expect(told).toEqual([expect.stringContaining('a.pdf'), expect.stringContaining('b.zip')]);
});

it('says of a file added without network that it waits, since its post may go (W11)', () => {
  const problem = { is: 'failed', error: new ApiError('offline') } as const;
  const unsent = { state: { is: 'failed', problem }, file: null, attachment: null } as const;
  const realm = createFakeRealm();
  const away: Attachments = { ...attachments, view: () => ({ ...still, get: () => unsent }) };
  show(<FilesStrip media={[file('a.png')]} attachments={away} />, { realm });
  expect(screen.getByRole('alert').textContent).toContain('Upload failed');
  act(() => realm.cells.reach.set('lost'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('listitem').textContent).toContain('Waiting');
  expect(screen.getByRole('listitem').dataset['failed']).toBeUndefined();
  screen.getByRole('button', { name: 'Try again: a.png' });
});

it('asks for no description before it has said which file cannot go out', async () => {
  const broken: Attachments = {
    ...attachments,
    view: () => ({
      ...still,
      get: () => ({ state: { is: 'failed', problem: { is: 'empty' } }, file: null, attachment: null }),
    }),
    settle: () => Promise.reject(new ApiError('invalid', { message: 'a.png is empty' })),
  };
  const guards = filesGuards(
    { settings: createFakeRealm().settings, missing: createCommands().missing },
    broken,
    createTranslator('en', 'ltr', {}),
  );
  const content = { ...decodeContent({}), media: [{ ...file('a.png'), type: 'image/png' }] };
  const answers = await Promise.all(guards.map((guard) => guard(content)));
  expect(answers).toMatchObject([null, { words: expect.stringContaining('a.png is empty') }]);
});

it.each([
  ['lets a post go whose files are kept here while the server is out of reach', true, null],
  ['keeps a post whose files are nowhere', false, { words: expect.stringContaining('No connection') }],
])('%s', async (_, mayWait, answer) => {
  const away: Attachments = {
    ...attachments,
    settle: () => Promise.reject(new ApiError('offline')),
    mayWait: async () => mayWait,
  };
  const guards = filesGuards(
    { settings: createFakeRealm().settings, missing: createCommands().missing },
    away,
    createTranslator('en', 'ltr', {}),
  );
  const content = { ...decodeContent({}), media: [file('a.txt')] };
  expect(await guards.at(-1)?.(content)).toEqual(answer === null ? null : expect.objectContaining(answer));
});
