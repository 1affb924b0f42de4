import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '@/i18n/messages/en/late/moderating';
import type { Moderation } from '@/data/moderation/moderation';
import { ModerationContext } from '@/parts/moderation/use-moderation';
import { fakeModeration, makeLogEntry, makeStaffUser } from '../../../test/fake-moderation';
import { createFakeRealm, type FakeRealm } from '../../../test/fake-realm';
import { show } from '../../../test/show';
import { LogTab } from './log-tab';

afterEach(cleanup);

const DEACTIVATED = makeLogEntry({ action: 'deactivate', subjects: ['gus'] });
const ACTIVATED = makeLogEntry({ id: '2', action: 'activate', actor: 'admin', subjects: ['gus'] });

function showLog(answers: Partial<Moderation>): FakeRealm {
  const moderation = fakeModeration(answers);
  const realm = createFakeRealm();
  show(
    <ModerationContext.Provider value={moderation}>
      <LogTab />
    </ModerationContext.Provider>,
    { realm },
  );
  return realm;
}

test('what is taken back leads to the log as it is then; where it is so already, that is said', async () => {
  let log = [DEACTIVATED];
  let done = 1;
  const realm = showLog({
    log: async () => ({ items: log, total: log.length }),
    takeBack: async (undo) => {
      expect(undo).toEqual({ is: 'active', names: ['gus'], on: true });
      log = [ACTIVATED, DEACTIVATED];
      return { ids: [], done };
    },
  });
  const told = (): unknown => realm.notices.list.get().map(({ messageKey }) => messageKey);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('@admin: activated @gus');
  expect(told()).toEqual([]);
  done = 0;
  fireEvent.click(screen.getAllByRole('button', { name: 'Undo' })[1] ?? document.body);
  await waitFor(() => expect(told()).toEqual(['moderation.undone']));
});

test('the log is narrowed to what one of the staff did', async () => {
  const asked: unknown[] = [];
  showLog({
    findUsers: async ({ filters }) =>
      filters.includes('is_admin')
        ? { items: [makeStaffUser({ acct: 'admin' })], total: 1 }
        : { items: [makeStaffUser({ acct: 'mod' })], total: 1 },
    log: async ({ actorId }) => {
      asked.push(actorId);
      const items = [ACTIVATED, DEACTIVATED].filter(({ actor }) => actorId === null || actor === actorId);
      return { items, total: items.length };
    },
  });
  await screen.findByText('@mod: deactivated @gus');
  const who = await screen.findByRole('combobox', { name: 'Whose deeds' });
  fireEvent.change(who, { target: { value: 'admin' } });
  await waitFor(() => expect(screen.queryByText('@mod: deactivated @gus')).toBe(null));
  screen.getByText('@admin: activated @gus');
  expect(asked).toEqual([null, 'admin']);
});
