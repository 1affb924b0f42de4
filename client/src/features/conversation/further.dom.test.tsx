import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Remote } from '@/data/remote/remote';
import { bundle } from '@/data/testing/make';
import { deferred, testRealm, type TestRealm } from '@/data/testing/test-realm';
import { farOrigin, farPost, HOST, json, ORIGIN, ROOT_ID, atHome, uriOf } from '../../../test/far-origin';
import { show } from '../../../test/show';
import { ConversationScreen } from './conversation-screen';

afterEach(cleanup);
const origin = farOrigin();

const CONTEXT = `/api/v1/statuses/${ROOT_ID}/context`;
const FIRST = farPost('2', 'by which gauge', { in_reply_to_id: ROOT_ID, created_at: '2026-11-20T20:30:00Z' });
const SECOND = farPost('3', 'the old pier', { in_reply_to_id: '2', created_at: '2026-11-20T20:31:00Z' });
const tells =
  (...descendants: readonly unknown[]) =>
  () =>
    json({ ancestors: [], descendants });
beforeEach(() => {
  origin.answers = {
    [`/api/v1/statuses/${ROOT_ID}`]: () => json(farPost(ROOT_ID, 'low water')),
    [CONTEXT]: tells(FIRST, SECOND),
  };
});

/** At a conversation of which home has the beginning alone. */
async function open(answers: Partial<Remote> = {}, given: object = {}): Promise<TestRealm> {
  const made = testRealm({
    answers: {
      status: async () => bundle('h1', atHome('low water')),
      context: async () => ({ ancestors: [], descendants: [] }),
      ...answers,
    },
    ...given,
  });
  made.realm.settings.set('virtualScrolling', false);
  show(
    <main id="main">
      <ConversationScreen statusId="h1" />
    </main>,
    { realm: made.realm },
  );
  await screen.findByText('low water');
  return made;
}

const press = (name: string, inside = screen.getByRole('main')): void =>
  void fireEvent.click(within(inside).getByRole('button', { name }));
const look = async (): Promise<void> =>
  void fireEvent.click(await screen.findByRole('button', { name: `Look for replies at ${HOST}` }));
const posts = (): readonly HTMLElement[] => screen.getAllByRole('article');
const order = (): readonly (string | undefined)[] =>
  posts().map(({ textContent }) => /low water|which gauge|old pier/.exec(textContent ?? '')?.[0]);
const post = (words: string): HTMLElement => {
  const found = posts().find(({ textContent }) => textContent?.includes(words));
  if (!found) throw new Error(`no post says ${words}`);
  return found;
};
const MARK = `From ${HOST}, not on your server`;

describe('replies that home does not have', () => {
  test('are asked for at a press alone, tell nothing of the reader, and stand in their place with a mark', async () => {
    await open();
    expect(origin.asked).toEqual([]);
    await look();
    await screen.findByText(`${HOST} was asked: 2 posts that your server does not have.`);
    await screen.findAllByText(MARK);
    expect(order()).toEqual(['low water', 'which gauge', 'old pier']);
    expect(posts().map((each) => within(each).queryAllByText(MARK).length)).toEqual([0, 1, 1]);
    expect(post('which gauge').getAttribute('aria-label')).toContain(`, from ${HOST}`);
    expect(origin.asked.map(({ url }) => url.split('?')[0])).toEqual([
      `${ORIGIN}/api/v1/statuses/${ROOT_ID}`,
      ORIGIN + CONTEXT,
    ]);
    for (const { init } of origin.asked) {
      expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error' });
      expect(new Headers(init.headers).get('authorization')).toBeNull();
    }
  });

  test('are acted on once home has fetched them, and stand there once, as posts of home', async () => {
    const { remote } = await open({
      searchAddress: async () => ({
        accounts: [],
        statuses: [bundle('h2', atHome('by which gauge', { in_reply_to_id: 'h1' }))],
      }),
      favourite: async (id) =>
        bundle(id, atHome('by which gauge', { in_reply_to_id: 'h1', favourited: true })),
    });
    await look();
    await screen.findAllByText(MARK);
    press('Favorite', post('which gauge'));
    await waitFor(() => expect(remote.calls.favourite).toEqual([['h2', true]]));
    expect(remote.calls.searchAddress).toEqual([[uriOf('by which gauge')]]);
    await waitFor(() => expect(screen.getAllByText(MARK)).toHaveLength(1));
    expect(order()).toEqual(['low water', 'which gauge', 'old pier']);
    expect(post('which gauge').dataset['statusId']).toBe('h2');
  });

  test('that home cannot fetch stay as they are, and it is told', async () => {
    const { realm } = await open({ searchAddress: async () => ({ accounts: [], statuses: [] }) });
    await look();
    await screen.findAllByText(MARK);
    press('Fetch to your server', post('which gauge'));
    await waitFor(() =>
      expect(realm.notices.list.get().map(({ messageKey }) => messageKey)).toEqual([
        'looking_further.not_found',
      ]),
    );
    expect(screen.getAllByText(MARK)).toHaveLength(2);
  });

  test('and lies of their origin are bounded: a circle, one post many times, markup, what is for few', async () => {
    origin.answers[CONTEXT] = tells(
      ...Array.from({ length: 300 }, () => ({ ...FIRST, in_reply_to_id: '3' })),
      { ...SECOND, content: 'old pier <img src="https://spy.invalid/x.png" alt="a spy"><script>1</script>' },
      { ...SECOND, uri: 'https://a.invalid/1', visibility: 'private', content: 'for few' },
      null,
      7,
    );
    await open();
    await look();
    await screen.findByText(`${HOST} was asked: 2 posts that your server does not have.`);
    await screen.findAllByText(MARK);
    expect(posts()).toHaveLength(3);
    expect(post('old pier').textContent).toContain('a spy');
    expect(document.querySelectorAll('[data-found] img, [data-found] script')).toHaveLength(0);
    expect(document.body.textContent).not.toContain('for few');
  });
});

describe('an origin that does not tell', () => {
  const FAULTS: readonly (readonly [answer: () => Response, words: string])[] = [
    [() => json({}, { status: 401 }), `${HOST} was asked, but tells only its members.`],
    [() => json({}, { status: 403 }), `${HOST} was asked, but tells only its members.`],
    [
      () => json({}, { status: 404 }),
      `${HOST} was asked, but does not find it or does not understand Skein.`,
    ],
    [
      () => new Response('<h1>A page</h1>'),
      `${HOST} was asked, but does not find it or does not understand Skein.`,
    ],
    [() => json({}, { status: 429 }), `${HOST} was asked, and wants to be left alone for a while.`],
    [() => json({}, { status: 500 }), `${HOST} was asked, but has a problem.`],
    [() => json(`[${'1,'.repeat(2_000_000)}1]`), `${HOST} sent more than Skein takes.`],
    [
      () => {
        throw new TypeError('Failed to fetch');
      },
      `${HOST} gave no answer, or none that other pages may read.`,
    ],
  ];

  test('is named in words each time, can be asked again or looked at there, and at last tells', async () => {
    const { [`/api/v1/statuses/${ROOT_ID}`]: known = () => json({}) } = origin.answers;
    await open();
    for (const [at, [answer, words]] of FAULTS.entries()) {
      origin.answers[`/api/v1/statuses/${ROOT_ID}`] = answer;
      if (at === 0) await look();
      else press(`Ask ${HOST} again`);
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words));
      const link = screen.getByRole('link', { name: `Open at ${HOST}` });
      expect(link.getAttribute('href')).toBe(`${ORIGIN}/notice/${ROOT_ID}`);
      expect(posts()).toHaveLength(1);
    }
    origin.answers[`/api/v1/statuses/${ROOT_ID}`] = known;
    press(`Ask ${HOST} again`);
    await screen.findByText(`${HOST} was asked: 2 posts that your server does not have.`);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('for long can be stopped, which leaves nothing, and be asked anew', async () => {
    const late = deferred<Response>();
    origin.answers[CONTEXT] = () => late.promise;
    await open();
    await look();
    await screen.findByText(`Asking ${HOST}`);
    press('Stop');
    late.resolve(json({ ancestors: [], descendants: [FIRST] }));
    origin.answers[CONTEXT] = tells(FIRST, SECOND);
    fireEvent.click(await screen.findByRole('button', { name: `Ask ${HOST}` }));
    await screen.findByText(`${HOST} was asked: 2 posts that your server does not have.`);
  });

  test('because the page may not ask it is not asked again; the own server looks instead', async () => {
    const { remote } = await open({
      searchAddress: async () => ({ accounts: [], statuses: [] }),
    });
    origin.answers[`/api/v1/statuses/${ROOT_ID}`] = () => {
      const told = new Event('securitypolicyviolation');
      document.dispatchEvent(Object.assign(told, { effectiveDirective: 'connect-src' }));
      throw new TypeError('Failed to fetch');
    };
    await look();
    await screen.findByText(`This page may ask no other server, so ${HOST} was not asked.`);
    expect(screen.queryByRole('button', { name: `Ask ${HOST} again` })).toBeNull();
    press('Have tidepool.example look');
    await screen.findByText('tidepool.example was asked, and found no more.');
    expect(remote.calls.searchAddress).toEqual([[uriOf('low water')]]);
    expect(origin.asked).toHaveLength(1);
  });

  test('tells a visitor the same, without what only members may ask of their server', async () => {
    origin.answers[`/api/v1/statuses/${ROOT_ID}`] = () => json({}, { status: 500 });
    await open({}, { account: null });
    await look();
    await screen.findByRole('link', { name: `Open at ${HOST}` });
    expect(screen.queryByRole('button', { name: /^Have / })).toBeNull();
  });
});

test('a conversation that is all of home offers nothing', async () => {
  const own = { uri: 'https://tidepool.example/objects/h1', url: null, content: '<p>low water</p>' };
  await open({ status: async () => bundle('h1', own) });
  await act(async () => {});
  expect(screen.queryByRole('button', { name: /^Look for replies/ })).toBeNull();
});

describe('by keys', () => {
  test('the focus goes on from the button to what came of it, through the posts, and to the post that home has fetched', async () => {
    await open({
      searchAddress: async () => ({
        accounts: [],
        statuses: [bundle('h2', atHome('by which gauge', { in_reply_to_id: 'h1' }))],
      }),
    });
    const button = await screen.findByRole('button', { name: `Look for replies at ${HOST}` });
    button.focus();
    fireEvent.click(button);
    await screen.findAllByText(MARK);
    expect(document.activeElement?.matches('[data-further]')).toBe(true);
    const root = post('low water');
    root.focus();
    fireEvent.keyDown(root, { key: 'PageDown' });
    expect(document.activeElement?.getAttribute('aria-label')).toContain(`from ${HOST}`);
    const bring = within(post('which gauge')).getByRole('button', { name: 'Fetch to your server' });
    bring.focus();
    fireEvent.click(bring);
    await waitFor(() => expect(document.activeElement?.getAttribute('data-status-id')).toBe('h2'));
  });
});
