import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { FilterWork, KnownFilters, SavedFilter } from '@/data/filters/filters';
import { FILTER_PLACES, wordFilter, type Filter } from '@/domain/filter/filter';
import { cell } from '../../../../test/cell';
import { fakeSettingsProfiles } from '../../../../test/fake-details';
import { createFakeRealm } from '../../../../test/fake-realm';
import { makeAccount } from '../../../../test/make';
import { REFUSALS, refusal, refusing } from '../../../../test/refusals';
import { show } from '../../../../test/show';
import { Saved } from '../kept-state';
import { LeavingQuestion } from '../leaving-question';
import { FilterList } from './filter-list';
import '@/i18n/messages/en/late/settings';

afterEach(cleanup);

const okapi: Filter = { ...wordFilter('okapi'), id: '7', kept: 'server', places: FILTER_PLACES };

type Work = Partial<FilterWork>;

const KEPT = { is: 'kept' } as const;
const KEPT_THERE = { kept: 'server', lost: [] } as const;

function open(filterWork: Work, filters: readonly Filter[] = []) {
  const realm = createFakeRealm({ me: makeAccount({ id: '1', acct: 'ada' }), filters, filterWork });
  show(<FilterList />, { realm });
  return realm;
}

test('stays as it was typed after each refusal to save it, and is saved at the next try', async () => {
  const answers = refusing(REFUSALS);
  const saved: string[] = [];
  open({
    save: async (_, { phrases }) => {
      answers.check();
      saved.push(...phrases.map(({ phrase }) => phrase));
      return { id: '1', kept: 'server', lost: [] };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'New filter with more choices…' }));
  const form = screen.getByRole('form', { name: 'New filter' });
  const box = within(form).getByRole('textbox', { name: 'Word or phrase 1' });
  fireEvent.submit(form);
  expect(within(form).getByText('Write at least one word.')).toBeTruthy();
  fireEvent.change(box, { target: { value: 'okapi' } });
  for (const [kind, words] of REFUSALS) {
    fireEvent.submit(form);
    await waitFor(() => expect(within(form).getByRole('alert').textContent, kind).toContain(words));
    expect(within(form).getByRole('alert').textContent).toContain('This was not saved.');
    expect(box).toHaveProperty('value', 'okapi');
    answers.next();
  }
  fireEvent.submit(form);
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(saved).toEqual(['okapi']);
});

test('stays where it cannot be removed, is gone at the next try, and comes back by Undo', async () => {
  let works = false;
  const realm = open(
    {
      remove: async (filter) => {
        if (!works) throw refusal('server');
        realm.calls.push(['removed', filter.id]);
      },
    },
    [okapi],
  );
  const list = screen.getByRole('list', { name: 'Your filters' });
  fireEvent.click(await within(list).findByRole('button', { name: 'Remove “okapi”' }));
  expect((await screen.findByRole('alert')).textContent).toContain('“okapi” was not removed.');
  expect(within(list).getByText('okapi')).toBeTruthy();
  works = true;
  fireEvent.click(within(list).getByRole('button', { name: 'Remove “okapi”' }));
  await screen.findByText(/“okapi” is not filtered any more\./);
  expect(realm.calls).toContainEqual(['removed', '7']);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
  expect(realm.calls.at(-1)).toMatchObject([
    'saveFilter',
    null,
    { phrases: [{ id: null, phrase: 'okapi' }] },
  ]);
});

test('that was removed says why it does not come back, and Undo may be pressed again', async () => {
  const { check, next } = refusing(REFUSALS);
  open(
    {
      save: async () => {
        check();
        return { id: '8', kept: 'server', lost: [] };
      },
    },
    [okapi],
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Remove “okapi”' }));
  for (const [kind, words] of REFUSALS) {
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const why = await screen.findByText((text) => text.includes(words));
    expect(why.closest('[role=alert]')?.textContent, kind).toContain('This was not saved.');
    next();
  }
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

test.each<[SavedFilter['kept'], string]>([
  ['server', 'Saved on your server'],
  ['browser', 'Saved'],
  ['words', 'Saved on your server'],
])('a filter that is kept by %s says so, where the server keeps the settings', async (kept, words) => {
  const settingsProfiles = fakeSettingsProfiles({
    state: { get: () => KEPT, subscribe: () => () => undefined },
  });
  const realm = createFakeRealm({
    me: makeAccount({ id: '1', acct: 'ada' }),
    filterWork: { save: async () => ({ id: '1', kept, lost: [] }) },
    details: { settingsProfiles },
  });
  const { container } = show(
    <>
      <Saved />
      <FilterList />
    </>,
    { realm },
  );
  await waitFor(() => expect(container.querySelector('[data-state="kept"]')).toBeTruthy());
  fireEvent.change(screen.getByRole('textbox', { name: 'Add a word or phrase' }), {
    target: { value: 'okapi' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(container.querySelector('[data-state="kept"]')?.textContent).toBe(words));
});

test('what is typed while it is being saved stays, and changes what was saved at the next Save', async () => {
  const answers: (() => void)[] = [];
  const asked: (readonly [string | undefined, string, readonly unknown[]])[] = [];
  open({
    save: (before, { title, phrases }) => {
      asked.push([before?.id, title, phrases.map(({ phrase }) => phrase)]);
      return new Promise((resolve) => answers.push(() => resolve({ id: '9', ...KEPT_THERE })));
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'New filter with more choices…' }));
  const form = screen.getByRole('form', { name: 'New filter' });
  const box = within(form).getByRole('textbox', { name: 'Word or phrase 1' });
  fireEvent.change(box, { target: { value: 'okapi' } });
  fireEvent.submit(form);
  await waitFor(() => expect(answers).toHaveLength(1));
  fireEvent.change(box, { target: { value: 'okapi and' } });
  await act(async () => answers[0]?.());
  expect(box.isConnected).toBe(true);
  expect(box).toHaveProperty('value', 'okapi and');
  fireEvent.change(box, { target: { value: 'okapi and gnu' } });
  fireEvent.submit(form);
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]?.());
  expect(screen.queryByRole('form')).toBeNull();
  expect(asked).toEqual([
    [undefined, '', ['okapi']],
    ['9', '', ['okapi and gnu']],
  ]);
});

test('an answer that comes after Cancel leaves the form alone that was opened since', async () => {
  const answers: (() => void)[] = [];
  open({
    save: () => new Promise((resolve) => answers.push(() => resolve({ id: '9', ...KEPT_THERE }))),
  });
  const begin = async (word: string): Promise<HTMLElement> => {
    fireEvent.click(await screen.findByRole('button', { name: 'New filter with more choices…' }));
    const box = screen.getByRole('textbox', { name: 'Word or phrase 1' });
    fireEvent.change(box, { target: { value: word } });
    return box;
  };
  await begin('okapi');
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(answers).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  const box = await begin('gnu');
  await act(async () => answers[0]?.());
  expect(box.isConnected).toBe(true);
});

test('the form of a filter that is gone meanwhile stays with what is typed', async () => {
  const known = cell<KnownFilters>({ server: [okapi], browser: [] });
  const realm = createFakeRealm({ me: makeAccount({ id: '1', acct: 'ada' }) });
  show(<FilterList />, { realm: { ...realm, filters: { ...realm.filters, known } } });
  fireEvent.click(await screen.findByRole('button', { name: 'Change “okapi”' }));
  const box = screen.getByRole('textbox', { name: 'Word or phrase 1' });
  fireEvent.change(box, { target: { value: 'okapis' } });
  act(() => known.set({ server: [], browser: [] }));
  expect(box.isConnected).toBe(true);
});

test('a form with words in it asks before another filter takes its place', async () => {
  const gnu: Filter = { ...wordFilter('gnu'), id: '8', kept: 'server', places: FILTER_PLACES };
  const realm = createFakeRealm({ me: makeAccount({ id: '1', acct: 'ada' }), filters: [okapi, gnu] });
  show(
    <>
      <FilterList />
      <LeavingQuestion />
    </>,
    { realm },
  );
  const change = async (name: string): Promise<void> =>
    void fireEvent.click(await screen.findByRole('button', { name: `Change “${name}”` }));
  const box = (): HTMLElement => screen.getByRole('textbox', { name: 'Word or phrase 1' });
  await change('okapi');
  // Nothing is lost by it.
  await change('gnu');
  expect(box()).toHaveProperty('value', 'gnu');
  fireEvent.change(box(), { target: { value: 'gnu and okapi' } });
  await change('okapi');
  fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(box()).toHaveProperty('value', 'gnu and okapi');
  await change('okapi');
  fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(box()).toHaveProperty('value', 'okapi');
});
