import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Status } from '@/domain/status/status';
import { createTranslator } from '@/i18n/translator';
import { lateAskRepeat } from '@/parts/status/actions/late-actions';
import { createCommands } from '@/parts/commands/commands';
import { createFakeRealm, type FakeRealm } from '../../../test/fake-realm';
import { makeAccount, makeStatus } from '../../../test/make';
import { press } from './press';

const t = createTranslator('en', 'ltr', {});
const clicked = vi.fn();
const visited: string[] = [];
const openSheet = vi.fn();
const nextAccount = vi.fn(() => false);

function page(me: string | null = '1', more: Partial<Status> = {}): FakeRealm {
  const realm = createFakeRealm({
    me: me === null ? null : makeAccount({ id: me, username: 'ada' }),
    accounts: [makeAccount({ id: '2', acct: 'lin' })],
    statuses: ['a', 'b'].map((id) =>
      makeStatus({ id, accountId: '2', spoilerText: id === 'a' ? 'Tides' : '', ...more }),
    ),
  });
  const feed = document.createElement('div');
  feed.setAttribute('role', 'feed');
  for (const id of ['a', 'b']) {
    const post = document.createElement('article');
    post.dataset['statusId'] = id;
    post.tabIndex = -1;
    // A post of 100 pixels, 200 and 300 from the top.
    const top = id === 'a' ? 200 : 300;
    post.getBoundingClientRect = () => new DOMRect(0, top, 500, 100);
    feed.append(post);
  }
  const main = document.createElement('main');
  main.append(feed);
  document.body.append(main);
  return realm;
}

let realm: FakeRealm;
let commands = createCommands();
const type = (key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body): boolean => {
  let meant = false;
  const listen = (event: Event): void => {
    if (event instanceof KeyboardEvent)
      meant = press(event, {
        realm,
        commands,
        t,
        navigate: (path) => void visited.push(path),
        openSheet,
        nextAccount,
      });
  };
  document.addEventListener('keydown', listen, { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  return meant;
};
const focusedId = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset['statusId'] : undefined;

beforeEach(() => {
  realm = page();
  commands = createCommands();
});
afterEach(() => {
  document.body.replaceChildren();
  clicked.mockClear();
  openSheet.mockClear();
  visited.length = 0;
});

describe('keys', () => {
  it('lead from post to post, beginning at the topmost', () => {
    type('j');
    expect(focusedId()).toBe('a');
    type('j');
    expect(focusedId()).toBe('b');
    type('k');
    expect(focusedId()).toBe('a');
  });

  it('act on the topmost post while none has the focus, then on that with the focus', () => {
    type('f');
    type('j');
    type('j');
    type('b');
    expect(realm.calls).toEqual([
      ['favourite', 'a', true],
      ['repeat', 'b', true, undefined],
    ]);
    const isOpen = (): unknown => realm.rowFlags.get('b', 'replying').get();
    type('r');
    expect(isOpen()).toBe(true);
    type('r');
    expect(isOpen()).toBe(false);
  });

  it('ask before they repeat, where the reader wants that, and repeat no post that is not for all', async () => {
    await lateAskRepeat.load();
    realm.settings.set('modalOnRepeat', true);
    const confirm = vi.spyOn(commands, 'confirm').mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    type('b');
    await vi.waitFor(() => expect(confirm).toHaveBeenCalledOnce());
    type('b');
    await vi.waitFor(() => expect(realm.calls).toEqual([['repeat', 'a', true, undefined]]));
    expect(confirm).toHaveBeenCalledTimes(2);
    document.body.replaceChildren();
    realm = page('1', { visibility: 'private' });
    type('b');
    expect(realm.calls).toEqual([]);
  });

  it('lead visitors to where they act from their own server', () => {
    document.body.replaceChildren();
    realm = page(null);
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    for (const key of 'fbr') type(key);
    expect(open).toHaveBeenCalledTimes(3);
    expect(open).toHaveBeenCalledWith(expect.stringMatching(/^https:/), '_blank', 'noopener');
    expect(realm.calls).toEqual([]);
    open.mockRestore();
  });

  it('open the conversation with o, and with Enter only from the post itself', () => {
    type('o');
    // Who comes back goes on from there.
    expect(focusedId()).toBe('a');
    expect(type('Enter')).toBe(false);
    type('j');
    expect(type('Enter', {}, document.activeElement ?? document.body)).toBe(true);
    expect(visited).toEqual(['/notice/a', '/notice/b']);
  });

  it('open and close a warning, show media, bookmark', () => {
    type('e');
    expect(realm.rowFlags.get('a', 'subject').get()).toBe(true);
    type('e');
    expect(realm.rowFlags.get('a', 'subject').get()).toBe(false);
    type('x');
    expect(realm.rowFlags.get('a', 'media').get()).toBe(true);
    type('l');
    expect(realm.calls).toContainEqual(['bookmark', 'a', true]);
  });

  it('mention the author and lead to the profile', () => {
    type('m');
    expect(commands.compose.get().open?.prefill).toBe('@lin ');
    type('p');
    expect(visited).toEqual(['/lin']);
  });

  it('show the next account where there is one', () => {
    expect(type('a')).toBe(false);
    nextAccount.mockReturnValueOnce(true);
    expect(type('a')).toBe(true);
  });

  it('are found by their place where letters are of another alphabet', () => {
    type('ت', { code: 'KeyJ' });
    expect(focusedId()).toBe('a');
    type('а', { code: 'KeyF' });
    type('؟', { code: 'Slash', shiftKey: true });
    // A letter of its own of a Latin keyboard, and a capital one.
    type('ö', { code: 'Semicolon' });
    type('А', { code: 'KeyF', shiftKey: true });
    expect(realm.calls).toEqual([['favourite', 'a', true]]);
    expect(openSheet).toHaveBeenCalledOnce();
  });

  it('press what a notification offers', () => {
    const part = (tag: string, data: Readonly<Record<string, string>>): HTMLElement => {
      const element = document.createElement(tag);
      Object.assign(element.dataset, data);
      return element;
    };
    const time = part('a', {});
    time.append(document.createElement('time'));
    const row = document.createElement('article');
    row.tabIndex = -1;
    row.append(
      part('a', { peek: 'account 2' }),
      time,
      part('button', { action: 'favourite' }),
      part('button', { action: 'reply' }),
    );
    row.addEventListener('click', ({ target }) =>
      clicked(target instanceof HTMLElement && target.outerHTML.slice(0, 25)),
    );
    row.getBoundingClientRect = () => new DOMRect(0, 200, 500, 100);
    document.querySelector('[role="feed"]')?.replaceChildren(row);
    for (const key of 'jorfpb') type(key);
    row.focus();
    type('Enter', {}, row);
    expect(clicked).toHaveBeenCalledTimes(5);
  });

  it('open the form of a quote below the post, not for visitors', () => {
    type('q');
    expect(realm.rowFlags.get('a', 'quoting').get()).toBe(true);
    document.body.replaceChildren();
    realm = page(null);
    type('q');
    expect(realm.rowFlags.get('a', 'quoting').get()).toBeFalsy();
  });

  it('lead to pages after g, for a moment only', () => {
    type('g');
    type('n');
    type('g');
    type('z');
    type('n');
    expect(visited).toEqual(['/ada/notifications']);
    expect(commands.compose.get().open).not.toBeNull();
  });

  it('lead visitors only where they may go, and write nothing for them', () => {
    document.body.replaceChildren();
    realm = page(null);
    type('g');
    expect(type('h')).toBe(false);
    type('g');
    expect(type('l')).toBe(true);
    type('n');
    type('l');
    type('m');
    expect(visited).toEqual(['/main/public']);
    expect(commands.compose.get().open).toBeNull();
    expect(realm.calls).toEqual([]);
  });

  it('press the button that shows new posts, open the sheet, go to the search', () => {
    const pill = document.createElement('button');
    pill.dataset['showsNew'] = '';
    pill.addEventListener('click', () => clicked('new'));
    document.body.append(pill);
    type('.');
    expect(clicked).toHaveBeenCalledWith('new');
    type('?');
    expect(openSheet).toHaveBeenCalledTimes(1);
    type('/');
    expect(visited).toEqual(['/search']);
  });

  it('do nothing twice while a key is held down, and nothing for keys without a meaning', () => {
    expect(type('f', { repeat: true })).toBe(false);
    expect(type('z')).toBe(false);
    expect(realm.calls).toEqual([]);
  });
});
