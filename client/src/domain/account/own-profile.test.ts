import { expect, test } from 'vitest';
import { makeAccount } from '../../../test/make';
import { filledFields, moved, notKept, type OwnProfile } from './own-profile';

const before = makeAccount({ id: 'me', avatar: 'https://a.example/old.png' });
const after = (change: Partial<OwnProfile>): OwnProfile => ({
  account: before,
  displayName: 'Ada',
  note: 'hello',
  fields: [{ name: 'Boat', value: 'blue' }],
  switches: { locked: true },
  directFrom: 'everybody',
  postDays: null,
  notifications: {},
  email: null,
  hasBackground: true,
  ...change,
});

test('what came back as it was asked for is kept, whatever became of line ends and spaces around', () => {
  const changes = {
    displayName: ' Ada ',
    note: 'hello\r\n',
    fields: [{ name: 'Boat ', value: 'blue' }],
    switches: { locked: true },
  };
  expect(notKept(before, changes, after({}))).toEqual([]);
});

test('what is another, or not told of at all, was not kept', () => {
  const changes = {
    displayName: 'Eve',
    note: 'other',
    fields: [],
    avatar: new Blob(['x']),
    switches: { locked: false, bot: true },
    directFrom: 'nobody',
    postDays: 7,
  } as const;
  const lost = ['displayName', 'note', 'fields', 'avatar', 'locked', 'bot', 'directFrom', 'postDays'];
  expect(notKept(before, changes, after({}))).toEqual(lost);
});

test('an empty name may become the handle; a picture with another address was taken', () => {
  const account = { ...before, avatar: 'https://a.example/new.png' };
  const changes = { displayName: '', avatar: new Blob(['x']) };
  expect(notKept(before, changes, after({ account, displayName: before.username }))).toEqual([]);
});

test('fields without anything in them are left out, and rows move within the list', () => {
  expect(
    filledFields([
      { name: ' ', value: '' },
      { name: 'a', value: '' },
    ]),
  ).toEqual([{ name: 'a', value: '' }]);
  expect(moved(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['c', 'a', 'b']);
});
