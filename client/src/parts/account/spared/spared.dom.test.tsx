import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '@/i18n/messages/en/late/people-pages';
import { ApiError } from '@/domain/api-error';
import type { PeopleView } from '@/data/people/people';
import { cell } from '../../../../test/cell';
import { createFakePeople } from '../../../../test/fake-people';
import { createFakeRealm } from '../../../../test/fake-realm';
import { show } from '../../../../test/show';
import { makeAccount, makeServer } from '../../../../test/make';
import { REFUSALS, refusal, refusing } from '../../../../test/refusals';
import { SparedPeople } from './spared-people';
import { BlockedDomains } from './blocked-domains';
import { Spared } from './spared';

afterEach(cleanup);

test('who shows servers again one by one by the keyboard keeps a place', async () => {
  const people = {
    ...createFakePeople(() => {}, {}),
    blockedDomains: async () => ['gulls.example', 'oil.example', 'spam.example'],
  };
  show(
    <main id="main" tabIndex={-1}>
      <BlockedDomains people={people} />
    </main>,
    { realm: createFakeRealm() },
  );
  const showAgain = async (host: string, rest: number): Promise<void> => {
    const button = await screen.findByRole('button', { name: `Show again: ${host}` });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toHaveLength(rest));
  };
  const focused = (): string | null | undefined => document.activeElement?.getAttribute('aria-label');
  await showAgain('oil.example', 2);
  expect(focused()).toBe('Show again: spam.example');
  await showAgain('spam.example', 1);
  expect(focused()).toBe('Show again: gulls.example');
  await showAgain('gulls.example', 0);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a server that has no such list is told of in words that fit, and is not asked again', async () => {
  const people = {
    ...createFakePeople(() => {}, {}),
    blockedDomains: async () => {
      throw new ApiError('not-found', { status: 404 });
    },
  };
  show(<BlockedDomains people={people} />, { realm: createFakeRealm() });
  await screen.findByText(/does not have this, or not any more/);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('where no whole server can be muted, nobody is shown a list of them', async () => {
  const server = makeServer();
  const realm = createFakeRealm({ server: { ...server, can: { ...server.can, domainMutes: false } } });
  show(<Spared people={createFakePeople(() => {}, {})} />, { realm });
  await screen.findByRole('tab', { name: 'Muted' });
  expect(screen.getAllByRole('tab')).toHaveLength(4);
  expect(screen.queryByRole('tab', { name: 'Servers' })).toBeNull();
});

/** Three who are muted, on a server that fails as `fail` says; whom it was asked to let go. */
function showMuted(fail: (id: string) => void): string[] {
  const asked: string[] = [];
  const list = cell<PeopleView>({
    ids: ['gus', 'lin', 'mod'],
    first: { is: 'idle' },
    older: { is: 'idle' },
    loaded: true,
    reachedEnd: true,
    readAt: 0,
  });
  const people = {
    ...createFakePeople(() => {}, {}),
    list: () => list,
    spare: async (_: string, id: string, seconds: number) => {
      asked.push(`${id} ${seconds}`);
      fail(id);
      list.set({ ...list.get(), ids: [...list.get().ids, id] });
    },
    release: async (_: string, id: string) => {
      asked.push(id);
      fail(id);
      list.set({ ...list.get(), ids: list.get().ids.filter((one) => one !== id) });
    },
  };
  const accounts = ['gus', 'lin', 'mod'].map((id) => makeAccount({ id, acct: id, displayName: id }));
  const realm = createFakeRealm({ accounts, preferences: { virtualScrolling: false } });
  show(<SparedPeople people={people} list="muted" inArea={false} />, { realm });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all that are shown' }));
  fireEvent.click(screen.getByRole('button', { name: 'Unmute 3 people' }));
  return asked;
}

test('many are let go at once; for whom it did not work is told, and only they are tried again', async () => {
  let fails = true;
  const asked = showMuted((id) => {
    if (id === 'lin' && fails) throw refusal('server');
  });
  const failed = await screen.findByRole('alert');
  expect(failed.textContent).toContain('This did not work for one person:');
  expect(within(failed).getByRole('listitem').textContent).toContain('lin: ');
  expect(asked.splice(0)).toEqual(['gus', 'lin', 'mod']);
  fails = false;
  fireEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
  await screen.findByText('You mute nobody');
  expect(asked).toEqual(['lin']);
});

test('a server that is asked too often is asked no more: who is left is named, and nobody is asked for twice', async () => {
  let fails = true;
  const asked = showMuted((id) => {
    if (id === 'lin' && fails) throw refusal('rate-limited');
  });
  const failed = await screen.findByRole('alert');
  expect(within(failed).getAllByRole('listitem')).toHaveLength(2);
  expect(failed.textContent).toContain('You are rate limited');
  expect(asked.splice(0)).toEqual(['gus', 'lin']);
  fails = false;
  fireEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
  await screen.findByText('You mute nobody');
  expect(asked).toEqual(['lin', 'mod']);
});

test('many who were let go are back at Undo; who is refused is told, and back at the next try', async () => {
  let fails = false;
  const asked = showMuted((id) => {
    if (id === 'lin' && fails) throw refusal('server');
  });
  const told = (await screen.findByText(/^No longer on this list: gus, lin, and mod/)).closest(
    '[data-level]',
  );
  expect(told?.getAttribute('data-level')).toBe('info');
  asked.splice(0);
  fails = true;
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const failed = await screen.findByRole('alert');
  expect(failed.textContent).toContain('No longer on this list: lin and mod');
  expect(asked.splice(0)).toEqual(['gus 0', 'lin 0']);
  fails = false;
  fireEvent.click(within(failed).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText(/^No longer on this list/)).toBeNull());
  expect(asked).toEqual(['lin 0', 'mod 0']);
  expect(screen.getByText('mod', { selector: 'bdi, bdi *' })).toBeTruthy();
});

test('the list is asked for again when one comes back: another tab may have changed it', () => {
  const opened: unknown[] = [];
  const people = { ...createFakePeople(() => {}, {}), open: (key: string) => void opened.push(key) };
  show(<SparedPeople people={people} list="blocked" inArea={false} />, { realm: createFakeRealm() });
  opened.splice(0);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(opened).toEqual(['blocked']);
});

test('those who are muted are found by a part of their name', () => {
  showMuted(() => {});
  const search = screen.getByRole('searchbox', { name: 'Search by name: Muted' });
  fireEvent.change(search, { target: { value: 'zzz' } });
  expect(screen.getByText('Nobody here has such a name')).toBeTruthy();
  fireEvent.change(search, { target: { value: '@mo' } });
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('article').textContent).toContain('mod');
  fireEvent.change(search, { target: { value: '' } });
  expect(screen.queryByText('Nobody here has such a name')).toBeNull();
});

test('a server is hidden by its name or any address of it, which stays whatever refuses it', async () => {
  const { check, next } = refusing(REFUSALS);
  const asked: string[] = [];
  let hidden: readonly string[] = [];
  const people = {
    ...createFakePeople(() => {}, {}),
    blockedDomains: async () => hidden,
    hideDomain: async (domain: string) => {
      asked.push(domain);
      check();
      hidden = [domain];
    },
  };
  show(<BlockedDomains people={people} />, { realm: createFakeRealm() });
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Name of the server/ });
  const submit = (): void => {
    if (box.form) fireEvent.submit(box.form);
  };
  fireEvent.change(box, { target: { value: 'not a server' } });
  submit();
  await screen.findByText('This is not the name of a server.');
  expect(asked).toEqual([]);
  fireEvent.change(box, { target: { value: 'https://Noise.example/about' } });
  for (const [kind, words] of REFUSALS) {
    submit();
    await waitFor(() => expect(screen.getByRole('alert').textContent, kind).toContain(words));
    expect(screen.getByRole('alert').textContent).toContain('noise.example was not hidden.');
    expect(box.value).toBe('https://Noise.example/about');
    next();
  }
  submit();
  await screen.findByRole('button', { name: 'Show again: noise.example' });
  expect(new Set(asked)).toEqual(new Set(['noise.example']));
});

test('the hidden servers follow what another tab does when one comes back; who hides one goes on in the field', async () => {
  let hidden: readonly string[] = ['noise.example'];
  let fails = false;
  const people = {
    ...createFakePeople(() => {}, {}),
    async blockedDomains() {
      if (fails) throw refusal('server');
      return hidden;
    },
    hideDomain: async (domain: string) => void (hidden = [domain, ...hidden]),
    unblockDomain: async (domain: string) => void (hidden = hidden.filter((one) => one !== domain)),
  };
  show(<BlockedDomains people={people} />, { realm: createFakeRealm() });
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Name of the server/ });
  const rows = (): (string | undefined)[] =>
    screen
      .queryAllByRole('button', { name: /^Show again: / })
      .map((one) => one.getAttribute('aria-label')?.replace(/^.*: /, ''));
  box.focus();
  fireEvent.change(box, { target: { value: 'crowd.example' } });
  if (box.form) fireEvent.submit(box.form);
  await waitFor(() => expect(rows()).toEqual(['crowd.example', 'noise.example']));
  expect(document.activeElement).toBe(box);
  hidden = ['crowd.example', 'far.example'];
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(rows()).toEqual(['crowd.example', 'far.example']));
  expect(document.activeElement).toBe(box);
  fails = true;
  fireEvent.change(box, { target: { value: 'late.example' } });
  if (box.form) fireEvent.submit(box.form);
  await waitFor(() => expect(rows()).toEqual(['late.example', 'crowd.example', 'far.example']));
  document.dispatchEvent(new Event('visibilitychange'));
  fireEvent.click(screen.getByRole('button', { name: 'Show again: far.example' }));
  await waitFor(() => expect(rows()).toEqual(['late.example', 'crowd.example']));
});
