import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '@/i18n/messages/en/late/moderating';
import type { Moderation } from '@/data/moderation/moderation';
import { ModerationContext } from '@/parts/moderation/use-moderation';
import { fakeModeration, makeStaffUser } from '../../../../test/fake-moderation';
import { createFakeRealm } from '../../../../test/fake-realm';
import { makeAccount } from '../../../../test/make';
import { show } from '../../../../test/show';
import { UsersTab } from './users-tab';

afterEach(cleanup);

const GUS = makeStaffUser({ acct: 'gus', tags: ['mrf_tag:sandbox'] });
const MIA = makeStaffUser({ acct: 'mia' });

/** The people of a server that heeds tags where `policies` names the policy. */
function open(policies: readonly string[]) {
  const asked: Parameters<Moderation['findUsers']>[0][] = [];
  const moderation = fakeModeration({
    async findUsers(wanted) {
      asked.push(wanted);
      const items = wanted.tag === null ? [GUS, MIA] : [GUS];
      return { items, total: items.length };
    },
  });
  const hosts = {
    accept: [],
    reject: [],
    quarantine: [],
    federated_timeline_removal: [],
    media_nsfw: [],
    media_removal: [],
  };
  const realm = createFakeRealm({
    me: makeAccount({ id: '1', acct: 'mod', role: 'moderator' }),
    instance: {
      policies: async () => ({
        active: policies,
        hosts,
        keywords: { removed: [], rejected: [] },
        replaced: [],
      }),
    },
  });
  const late = { ...realm.late, moderation: { get: () => moderation, load: async () => moderation } };
  show(
    <ModerationContext.Provider value={moderation}>
      <UsersTab item={null} />
    </ModerationContext.Provider>,
    { realm: { ...realm, late } },
  );
  return asked;
}

const names = (): (string | null)[] =>
  screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'));

test('people are found by tag, by name and by what they are, all at once', async () => {
  const asked = open(['TagPolicy']);
  await screen.findByRole('article', { name: '@mia' });
  const tags = await screen.findByRole('combobox', { name: 'With the tag' });
  fireEvent.change(tags, { target: { value: 'sandbox' } });
  await waitFor(() => expect(names()).toEqual(['@gus']));
  expect(asked.at(-1)).toMatchObject({ tag: 'mrf_tag:sandbox', query: '' });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search people' }), { target: { value: '@gu' } });
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ tag: 'mrf_tag:sandbox', query: 'gu' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Who' }), { target: { value: 'is_moderator' } });
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ tag: 'mrf_tag:sandbox', filters: ['local', 'is_moderator'] }),
  );
});

test('where the server heeds no tags nobody is looked for by one', async () => {
  open([]);
  await screen.findByRole('article', { name: '@mia' });
  expect(screen.queryByRole('combobox', { name: 'With the tag' })).toBe(null);
});
