import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DraftMedia } from '@/domain/writing/compose-content';
import { ApiError } from '@/domain/api-error';
import type { UploadProblem } from '@/domain/writing/upload';
import { decodeContent } from '@/data/writing/drafts/content-format';
import { shrinkPicture } from '@/lib/shrink-picture';
import { createTranslator } from '@/i18n/translator';
import { createFakeRealm } from '../../../../test/fake-realm';
import { makeServer } from '../../../../test/make';
import { makeAttachment } from '../../../../test/make-attachment';
import { show } from '../../../../test/show';
import { createCommands } from '@/parts/commands/commands';
import { AddFilesButton } from './add-files-button';
import { filesGuards } from './files-guards';
import { FilesStrip } from './files-strip';
import type { Attachments } from './attachments';

const SMALLER = new Blob(['x']);
// A canvas is looked at in a real browser (e2e/files.test.ts).
vi.mock('@/lib/shrink-picture', () => ({
  shrinkPicture: vi.fn(async () => ({ is: 'smaller', picture: SMALLER })),
}));

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

/** A file that the server, or what it says of itself, refuses as too large. */
function showTooLarge(name: string, type: string, problem: UploadProblem) {
  const content = new File(['x'.repeat(400)], name, { type });
  const view = { state: { is: 'failed', problem }, file: content, attachment: null } as const;
  const replace = vi.fn<Attachments['replace']>();
  const refused: Attachments = { ...attachments, view: () => ({ ...still, get: () => view }), replace };
  show(<FilesStrip media={[{ ...file(name), type }]} attachments={refused} />, { realm: createFakeRealm() });
  return replace;
}

it.each([
  ['stated', { is: 'too-big', size: 400, limit: 50 }, 50],
  // A quarter of what it refused is tried next.
  ['unknown', { is: 'failed', error: new ApiError('too-large') }, 100],
] as const)('makes a picture smaller that is over a limit that is %s', async (_, problem, limit) => {
  const replace = showTooLarge('sea.png', 'image/png', problem);
  fireEvent.click(screen.getByRole('button', { name: 'Make it smaller: sea.png' }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('sea.png', SMALLER));
  expect(vi.mocked(shrinkPicture).mock.lastCall?.[1]).toBe(limit);
});

it.each([
  ['moving.gif', 'image/gif', 'Moving pictures cannot be made smaller here.'],
  ['words.txt', 'text/plain', 'Only pictures can be made smaller here.'],
])('says of %s why it is not made smaller', (name, type, words) => {
  showTooLarge(name, type, { is: 'failed', error: new ApiError('too-large') });
  expect(screen.getByRole('alert').textContent).toContain(words);
  expect(screen.queryByRole('button', { name: /^Make it smaller/ })).toBeNull();
});

it('sends a file once more that did not go up', () => {
  const again = vi.fn();
  const problem = { is: 'failed', error: new ApiError('server') } as const;
  const failed = { state: { is: 'failed', problem }, file: null, attachment: null } as const;
  const refusing: Attachments = { ...attachments, again, view: () => ({ ...still, get: () => failed }) };
  show(<FilesStrip media={[file('a.png')]} attachments={refusing} />, { realm: createFakeRealm() });
  fireEvent.click(screen.getByRole('button', { name: 'Try again: a.png' }));
  expect(again).toHaveBeenCalledWith('a.png');
});

it.each([
  ['unknown', 'image/svg+xml', 'People will see a link to this file, not what is in it.'],
  ['video', 'video/x-strange', 'This browser cannot show this file. Others may not see it either.'],
] as const)(
  'names before it is posted a file that the server has as %s, of the type %s',
  (kind, type, words) => {
    const done = {
      state: { is: 'done', mediaId: '7' },
      file: null,
      attachment: makeAttachment({ id: '7', kind }),
    } as const;
    const posted: Attachments = { ...attachments, view: () => ({ ...still, get: () => done }) };
    show(<FilesStrip media={[{ ...file('a'), type }]} attachments={posted} />, { realm: createFakeRealm() });
    expect(screen.getByText(words)).toBeTruthy();
  },
);

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
  ['post', null, null],
  ['describe', 'wait', 'a.png'],
  ['cancel', 'wait', null],
] as const)(
  'asks before a file goes out undescribed, and does as it is told: %s',
  async (told, answer, opened) => {
    const openDescription = vi.fn();
    const commands = createCommands();
    const asking: Attachments = { ...attachments, openDescription };
    const { settings } = createFakeRealm();
    const guards = filesGuards(
      { settings, missing: commands.missing },
      asking,
      createTranslator('en', 'ltr', {}),
    );
    const content = { ...decodeContent({}), media: [file('a.png')] };
    const asked = guards[0]?.(content);
    await waitFor(() => expect(commands.missing.get()).not.toBeNull());
    commands.missing.get()?.answer(told);
    expect(await asked).toBe(answer);
    expect(openDescription.mock.calls).toEqual(opened === null ? [] : [[opened]]);
    settings.set('modalOnMissingDescription', false);
    expect(await guards[0]?.(content)).toBeNull();
  },
);

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

it('offers in the choice of files the kinds that the server names', () => {
  const uploads = {
    imageSize: null,
    files: null,
    description: null,
    focus: false,
    types: ['image/png', 'audio/x-wav'],
  };
  show(<AddFilesButton count={0} onFiles={() => {}} />, {
    realm: createFakeRealm({ server: makeServer({ uploads }) }),
  });
  expect(screen.getByLabelText('Add files', { selector: 'input' }).getAttribute('accept')).toBe(
    'image/png,audio/x-wav',
  );
});
