import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Acting } from '@/data/intents/acting';
import type { Realm } from '@/data/realm';
import { createFakeRealm } from '../../../test/fake-realm';
import { createFakeSessions } from '../../../test/fake-sessions';
import { makeAccount, makeStatus } from '../../../test/make';
import { refusal } from '../../../test/refusals';
import { show } from '../../../test/show';
import { ActOnPerson, ActOnPost } from './act-as';

afterEach(cleanup);

const ADA = { base: 'https://home.example', acct: 'ada', displayName: 'Ada', avatar: '' };
const ADDRESS = 'https://far.example/objects/7';

/** Lin is shown and looks at a post and a person; Ada is the other account, and does things so. */
function open(part: 'post' | 'person', act: Acting['act'], lookUp: Realm['lookUp'] = async () => null) {
  const ada = createFakeRealm({ me: makeAccount({ id: '2', acct: 'ada' }) });
  const beside: Realm = {
    ...ada,
    lookUp,
    late: {
      ...ada.late,
      acting: { get: () => null, load: async () => ({ act, hear: () => () => undefined }) },
    },
  };
  const realm = createFakeRealm({
    me: makeAccount({ id: '1', acct: 'lin' }),
    accounts: [makeAccount({ id: '3', acct: 'mod@far.example', url: 'https://far.example/mod' })],
    statuses: [makeStatus({ id: '7', uri: ADDRESS })],
  });
  const sessions = createFakeSessions(realm);
  const lin = { ...ADA, key: realm.key, acct: 'lin', displayName: 'Lin' };
  sessions.accounts.set([lin, { ...ADA, key: 'https://home.example|2' }]);
  const asked: unknown[] = [];
  sessions.beside = async (key) => (asked.push(key), beside);
  const element =
    part === 'post' ? (
      <ActOnPost statusId="7" onClose={() => undefined} />
    ) : (
      <ActOnPerson accountId="3" onClose={() => undefined} />
    );
  const { commands } = show(element, { realm, sessions });
  return { realm, asked, commands };
}

const press = (deed: string): void =>
  void fireEvent.click(screen.getByRole('button', { name: `${deed} · @ada@home.example` }));
const told = (realm: ReturnType<typeof open>['realm']): readonly string[] =>
  realm.notices.list.get().map(({ messageKey }) => messageKey);

describe('as another account', () => {
  test.each([
    ['Favorite', 'favourite'],
    ['Bookmark', 'bookmark'],
    ['Repeat', 'repeat'],
  ])('%s is done by that one alone, to the post of that address, and said', async (name, deed) => {
    const done: unknown[] = [];
    const { realm, asked } = open('post', async (...call) => (done.push(call), true));
    expect(screen.queryByRole('button', { name: /@lin/ })).toBe(null);
    press(name);
    await waitFor(() => expect(told(realm)).toEqual(['accounts.done']));
    expect(done).toEqual([[deed, ADDRESS]]);
    expect(asked).toEqual(['https://home.example|2']);
    expect(realm.calls).toEqual([]);
  });

  test('a person is followed by that one alone', async () => {
    const done: unknown[] = [];
    const { realm } = open('person', async (...call) => (done.push(call), true));
    press('Follow');
    await waitFor(() => expect(told(realm)).toEqual(['accounts.done']));
    expect(done).toEqual([['follow', 'https://far.example/mod']]);
  });

  test('what its server does not find, and what it refuses, is told and not as done', async () => {
    const { realm } = open('post', async (deed) => {
      if (deed === 'repeat') throw refusal('forbidden');
      return false;
    });
    press('Favorite');
    await waitFor(() => expect(told(realm)).toEqual(['accounts.not_there']));
    press('Repeat');
    await waitFor(() => expect(told(realm)).toEqual(['accounts.not_there', 'accounts.failed']));
  });

  test('a reply is written in its name, to the post as its server knows it', async () => {
    const { commands } = open(
      'post',
      async () => true,
      async (address) => (address === ADDRESS ? { is: 'status', id: '70' } : null),
    );
    press('Reply');
    await waitFor(() => expect(commands.compose.get().open).toMatchObject({ as: 'https://home.example|2' }));
    expect(JSON.stringify(commands.compose.get().open)).toContain('"70"');
  });
});
