import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { DraftMedia } from '@/domain/compose-content';
import { createFakeRealm } from '../../../../test/fake-realm';
import { show } from '../../../../test/show';
import { FilesStrip } from './files-strip';
import type { FilesDesk } from './files-desk';

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
const desk: FilesDesk = {
  view: () => still,
  move: () => {},
  moveTo: () => {},
  remove: () => {},
  add: () => {},
  describe: () => {},
  stop: () => {},
  again: () => {},
  replace: () => {},
  notice: still,
  dismissNotice: () => {},
  settle: async () => {},
  start: () => () => {},
};

it('does not go on saying where a file is that is there no more', async () => {
  show(<FilesStrip media={[file('a.txt'), file('b.txt')]} desk={desk} />, { realm: createFakeRealm() });
  const told = (): readonly unknown[] => screen.getAllByRole('status').map((status) => status.textContent);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Move a.txt forward' }));
  });
  expect(told()).toContain('a.txt is now file 2 of 2');
  fireEvent.click(screen.getByRole('button', { name: 'Remove a.txt' }));
  expect(told()).toEqual(['']);
});
