import '@/i18n/messages/en/late/profile';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { account, accountJson, bundle, page } from '@/data/testing/make';
import { testRealm, type TestRealm } from '@/data/testing/test-realm';
import type { Remote } from '@/data/remote/remote';
import { atHome, farOrigin, farPost, HOST, json, ORIGIN, uriOf } from '../../../../test/far-origin';
import { show } from '../../../../test/show';
import { ProfileFurther } from './profile-further';

afterEach(cleanup);
const origin = farOrigin();

const URL_THERE = `${ORIGIN}/users/wren`;
const WREN = account('w', {
  acct: 'wren@hedgerow.example',
  username: 'wren',
  url: URL_THERE,
  statuses_count: 3,
});
const LOOKUP = '/api/v1/accounts/lookup';
const STATUSES = '/api/v1/accounts/9/statuses';
const there = (more: object = {}): object =>
  accountJson('9', {
    username: 'wren',
    acct: 'wren',
    url: URL_THERE,
    statuses_count: 1234,
    followers_count: 5,
    following_count: 7,
    ...more,
  });
beforeEach(() => {
  origin.answers = {
    [LOOKUP]: () => json(there()),
    [STATUSES]: () =>
      json([farPost('30', 'the newest'), farPost('20', 'an older one'), farPost('10', 'the oldest')]),
  };
});

const ASK = `Ask ${HOST} for more posts and its counts`;
const MARK = `From ${HOST}, not on your server`;
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const found = (): HTMLElement => screen.getByRole('feed', { name: new RegExp(`from ${HOST}$`) });
const texts = (): readonly (string | undefined)[] =>
  within(found())
    .getAllByRole('article')
    .map(({ textContent }) => /the newest|an older one|the oldest/.exec(textContent ?? '')?.[0]);

/** Below the posts of somebody elsewhere, of whom home has the newest post. */
async function open(answers: Partial<Remote> = {}, who = WREN): Promise<TestRealm> {
  const made = testRealm({
    answers: {
      timeline: async (_, { maxId }) => page(maxId === undefined ? [bundle('h1', atHome('the newest'))] : []),
      ...answers,
    },
  });
  const { timelines } = made.realm;
  timelines.open('user:w');
  await waitFor(() => expect(timelines.view('user:w').get().loaded).toBe(true));
  await timelines.loadOlder('user:w');
  show(<ProfileFurther account={who} timelineKey="user:w" withReplies={false} />, { realm: made.realm });
  return made;
}

test('posts and counts are asked for at a press alone; what home has is not there twice', async () => {
  await open();
  expect(origin.asked).toEqual([]);
  press(ASK);
  await screen.findByText(
    `${HOST} counts 1.2k posts · 7 following · 5 followers; your server knows of 3 posts.`,
  );
  await screen.findAllByText(MARK);
  expect(texts()).toEqual(['an older one', 'the oldest']);
  expect(origin.asked.length).toBeGreaterThan(1);
  for (const { url, init } of origin.asked) {
    expect(url.startsWith(`${ORIGIN}/`)).toBe(true);
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(new Headers(init.headers).get('authorization')).toBeNull();
  }
});

test('numbers that the person hides are not told', async () => {
  origin.answers[LOOKUP] = () =>
    json(there({ pleroma: { hide_followers_count: true, hide_follows_count: true } }));
  await open();
  press(ASK);
  await screen.findByText(`${HOST} counts 1.2k posts; your server knows of 3 posts.`);
});

test('an origin that tells its members alone is named, and tells at another try', async () => {
  origin.answers[LOOKUP] = () => json({}, { status: 401 });
  origin.answers['/api/v1/accounts/wren'] = () => json({}, { status: 401 });
  await open();
  press(ASK);
  await screen.findByText(`${HOST} was asked, but tells only its members.`);
  expect(screen.getByRole('link', { name: `Open at ${HOST}` }).getAttribute('href')).toBe(URL_THERE);
  origin.answers[LOOKUP] = () => json(there());
  press(`Ask ${HOST} again`);
  await screen.findAllByText(MARK);
  expect(screen.queryByText(/tells only its members/)).toBeNull();
});

test('one that hangs can be stopped, and is asked anew', async () => {
  origin.answers[LOOKUP] = () => new Promise(() => {});
  await open();
  press(ASK);
  await screen.findByText(`Asking ${HOST}`);
  press('Stop');
  origin.answers[LOOKUP] = () => json(there());
  fireEvent.click(await screen.findByRole('button', { name: `Ask ${HOST}` }));
  await screen.findAllByText(MARK);
});

test('a found post is acted on once home has fetched it, and then is one of home', async () => {
  const here = (favourited: boolean) => bundle('h2', atHome('an older one', { favourited }));
  const { remote } = await open({
    searchAddress: async () => ({ accounts: [], statuses: [here(false)] }),
    favourite: async () => here(true),
  });
  press(ASK);
  await screen.findAllByText(MARK);
  const [first] = within(found()).getAllByRole('article');
  fireEvent.click(within(first ?? found()).getByRole('button', { name: 'Favorite' }));
  await waitFor(() => expect(remote.calls.favourite).toEqual([['h2', true]]));
  expect(remote.calls.searchAddress).toEqual([[uriOf('an older one')]]);
  await waitFor(() => expect(screen.getAllByText(MARK)).toHaveLength(1));
  expect(texts()).toEqual(['an older one', 'the oldest']);
});

test('nothing is offered of people of home, nor before all that home has is here', async () => {
  await open({}, account('w'));
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  const { realm } = testRealm({
    answers: {
      timeline: async () => ({ ...page([bundle('h1', atHome('the newest'))]), older: { maxId: 'h1' } }),
    },
  });
  realm.timelines.open('user:w');
  await waitFor(() => expect(realm.timelines.view('user:w').get().loaded).toBe(true));
  show(<ProfileFurther account={WREN} timelineKey="user:w" withReplies={false} />, { realm });
  expect(screen.queryByRole('button')).toBeNull();
});
