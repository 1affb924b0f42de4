import { describe, expect, it } from 'vitest';
import { decodeStatus } from './status';

const ada = { id: 'a1', username: 'ada', acct: 'ada' };
const status = (more: object = {}): object => ({
  id: 's1',
  account: ada,
  content: '<p>Hi</p>',
  created_at: '2026-01-02T03:04:05.000Z',
  visibility: 'public',
  ...more,
});
const decoded = (more: object = {}): NonNullable<ReturnType<typeof decodeStatus>>['status'] => {
  const bundle = decodeStatus(status(more));
  if (!bundle) throw new Error('not decoded');
  return bundle.status;
};

describe('a post', () => {
  it('with hardly anything is still a post', () => {
    expect(decoded()).toMatchObject({
      accountId: 'a1',
      createdAt: Date.UTC(2026, 0, 2, 3, 4, 5),
      editedAt: null,
      text: 'Hi',
      spoilerText: '',
      inReplyToId: null,
      parentVisible: true,
      quote: null,
      card: null,
      poll: null,
      isLocal: true,
      reactions: [],
    });
  });

  it.each([
    {},
    null,
    7,
    'x',
    [],
    { id: '', account: ada },
    { id: 's1', account: {} },
    { id: '_', account: ada },
  ])('%j is none', (input) => expect(decodeStatus(input)).toBeNull());

  it.each([
    ['unlisted', {}, 'unlisted'],
    ['local', {}, 'local'],
    ['public', { local_only: true }, 'local'],
    ['list', {}, 'private'],
    ['mutuals_only', {}, 'private'],
    ['constructor', {}, 'private'],
    [undefined, {}, 'private'],
  ])('visibility %j %j is shown as %s, never wider', (visibility, more, shown) => {
    expect(decoded({ visibility, ...more }).visibility).toBe(shown);
  });

  it('keeps the ends of lines in its words, drops the line for other clients, prefers a plain subject', () => {
    const pleroma = { content: { 'text/plain': 'One.Two.' }, spoiler_text: { 'text/plain': 'cw' } };
    const content = '<p>One.</p>Two.<span class="quote-inline"><br/><br/>RE: https://a.example/1</span>';
    expect(decoded({ pleroma, content, spoiler_text: '<cw>' })).toMatchObject({
      text: 'One.\nTwo.',
      spoilerText: 'cw',
    });
  });

  it('lets no address but http and https through', () => {
    const media = {
      id: 'm',
      type: 'image',
      url: 'javascript:alert(1)',
      preview_url: 'data:image/png;base64,x',
    };
    const read = decoded({
      url: 'javascript:alert(1)',
      media_attachments: [media],
      card: { url: 'javascript:alert(1)' },
      emojis: [{ shortcode: 'x', url: 'data:image/svg+xml,x' }],
      mentions: [{ id: '1', acct: 'bob', url: 'ftp://x' }],
    });
    expect(read).toMatchObject({ url: null, card: null, emojis: [] });
    expect(read.attachments[0]).toMatchObject({ url: null, previewUrl: null });
    expect(read.mentions[0]?.url).toBe('');
  });

  it('drops broken parts and keeps the rest', () => {
    const read = decoded({
      media_attachments: [null, { id: 'm1', type: 'gifv' }, {}],
      mentions: [7, { id: '1', acct: 'bob' }],
      tags: [{}, { name: 'cats' }],
      emoji_reactions: [
        { name: ':blob:', count: 2, me: true, account_ids: ['1', null] },
        { name: '', count: 1 },
      ],
      poll: { id: 4, options: [{ title: 'yes', votes_count: null }, 'x'], expires_at: null },
    });
    expect(read.attachments.map(({ kind }) => kind)).toEqual(['video']);
    expect(read.mentions.map(({ acct }) => acct)).toEqual(['bob']);
    expect(read.tags).toEqual([{ name: 'cats', url: '' }]);
    expect(read.reactions).toEqual([{ name: 'blob', count: 2, me: true, url: null, accountIds: ['1'] }]);
    expect(read.poll).toMatchObject({
      id: '4',
      expiresAt: null,
      options: [{ title: 'yes', votesCount: null }],
    });
  });

  it('cuts endless lists', () => {
    const tags = Array.from({ length: 6000 }, (_, at) => ({ name: `t${String(at)}` }));
    expect(decoded({ tags }).tags).toHaveLength(5000);
  });
});

it('a repeat with the id of its post is the post', () => {
  const post = { id: 's1', account: { id: 'b1', username: 'bob', acct: 'bob' }, content: 'shared' };
  const repeat = { id: 's1', content: '', reblog: { ...post, reblog: { ...post, reblog: post } } };
  expect(decoded(repeat)).toMatchObject({ id: 's1', accountId: 'b1', content: 'shared', reblogId: null });
});

describe('people whom a post mentions', () => {
  const named = (...ids: readonly string[]) => {
    const acct = (at: number) => `p${String(at)}@far.example`;
    return decoded({ mentions: ids.map((id, at) => ({ id, acct: acct(at) })) }).mentions.map(({ id }) => id);
  };

  it('have the ids of their accounts', () => {
    expect(named('7', '1')).toEqual(['7', '1']);
  });

  it('go by their handles where the server only numbers them', () => {
    expect(named('0', '1')).toEqual(['p0@far.example', 'p1@far.example']);
  });
});

describe('the parent of a reply', () => {
  it('is named by the server, by a mention, or is oneself', () => {
    const to = { in_reply_to_id: 's0', in_reply_to_account_id: 'b1' };
    expect(decoded({ ...to, pleroma: { in_reply_to_account_acct: 'bob@x.example' } }).inReplyToAcct).toBe(
      'bob@x.example',
    );
    expect(decoded({ ...to, mentions: [{ id: 'b1', acct: 'bob' }] }).inReplyToAcct).toBe('bob');
    expect(decoded({ in_reply_to_id: 's0', in_reply_to_account_id: 'a1' }).inReplyToAcct).toBe('ada');
  });

  it('"_" is a parent that nobody can load', () => {
    expect(decoded({ in_reply_to_id: '_', in_reply_to_account_id: '_' })).toMatchObject({
      inReplyToId: null,
      inReplyToAccountId: null,
      parentVisible: false,
    });
  });

  it('is invisible only where there is one', () => {
    expect(decoded({ pleroma: { parent_visible: false } }).parentVisible).toBe(true);
    expect(decoded({ in_reply_to_id: 's0', pleroma: { parent_visible: false } }).parentVisible).toBe(false);
  });
});

it.each([
  [{ automatic: ['public'], current_user: 'automatic' }, true],
  [{ manual: ['public'], current_user: 'manual' }, true],
  [{ automatic: [], current_user: 'denied' }, false],
  [{ automatic: ['unsupported_policy'], current_user: 'unknown' }, false],
  [undefined, true],
])('with the approval %j may be quoted: %s', (quote_approval, quotable) => {
  expect(decoded({ quote_approval }).quotable).toBe(quotable);
});

it("tells which of the reader's filters it matches, and where they count", () => {
  const filter = { title: 'Spoilers', context: ['home', 'thread'], filter_action: 'hide' };
  const filtered = [{ filter }, { filter: { ...filter, filter_action: 'blur' } }];
  const where = 'home thread';
  expect(decoded({ filtered }).filters).toEqual([
    { title: 'Spoilers', where, hides: true },
    { title: 'Spoilers', where, hides: false, covers: true },
  ]);
  expect(decoded({ filtered: null }).filters).toEqual([]);
});

describe('a quote, in every shape of api.md §6', () => {
  const quoted = { id: 'q1', account: { id: 'b1', username: 'bob', acct: 'bob' }, content: 'quoted' };

  it.each([
    ['a post at the top (Akkoma)', { quote: quoted, quote_id: 'q1' }],
    ['a post under pleroma (Pleroma)', { pleroma: { quote: quoted, quote_id: 'q1' } }],
    ['a post in an envelope without a state', { quote: { quoted_status: quoted } }],
    ['a post in an envelope (Mastodon)', { quote: { state: 'accepted', quoted_status: quoted } }],
  ])('%s', (_shape, more) => {
    const bundle = decodeStatus(status(more));
    expect(bundle?.status.quote).toEqual({ is: 'status', statusId: 'q1' });
    expect(bundle?.statuses.map(({ id, content }) => [id, content])).toEqual([['q1', 'quoted']]);
    expect(bundle?.accounts.map(({ acct }) => acct)).toEqual(['ada', 'bob']);
  });

  it.each([
    [{ quote: { state: 'pending', quoted_status: null } }, 'pending', null],
    [{ quote: { state: 'deleted', quoted_status_id: 'q1' } }, 'deleted', 'q1'],
    [{ quote: { state: 'accepted', quoted_status_id: 'q1' } }, 'not_loaded', 'q1'],
    [{ quote: null, quote_id: 'q1' }, 'not_loaded', 'q1'],
    [{ quote: null, quote_id: '_' }, 'unresolvable', null],
    [{ quote: { state: 'accepted', quoted_status: null } }, 'unresolvable', null],
    [{ pleroma: { quote_id: 'q1', quote_visible: false } }, 'unauthorized', 'q1'],
    [{ quote: { ...quoted, account: {} }, quote_id: 'q1' }, 'not_loaded', 'q1'],
    // Mastodon 4.5 sends these whole, and says that they are not to be shown.
    [{ quote: { state: 'muted_account', quoted_status: quoted } }, 'muted_account', null],
    [{ quote: { state: 'blocked_account', quoted_status: quoted } }, 'blocked_account', null],
    [{ quote: { state: 'blocked_domain', quoted_status: quoted } }, 'blocked_domain', null],
  ])('%j is not there, because: %s', (more, reason, statusId) => {
    expect(decoded(more).quote).toEqual({ is: 'unavailable', reason, statusId });
  });

  it.each([{}, { quote: null, quote_id: null }, { quote: {} }, { quote: [] }])('%j is none', (more) => {
    expect(decoded(more).quote).toBeNull();
  });
});

describe('a post inside a post', () => {
  it('a repeat names the repeated post, which comes along', () => {
    const bundle = decodeStatus(status({ id: 'r1', content: '', reblog: status({ id: 's9' }) }));
    expect(bundle?.status.reblogId).toBe('s9');
    expect(bundle?.statuses.map(({ id }) => id)).toEqual(['s9']);
  });

  it('a repeat of something unreadable is dropped', () => {
    expect(decodeStatus(status({ reblog: { id: 's9', account: {} } }))).toBeNull();
  });

  it('is followed three deep at most, and never into itself', () => {
    const chain = (level: number): object =>
      status({
        id: `q${String(level)}`,
        quote_id: `q${String(level + 1)}`,
        quote: level < 50 ? chain(level + 1) : null,
      });
    const bundle = decodeStatus(chain(0));
    expect(bundle?.statuses.map(({ id }) => id)).toEqual(['q2', 'q1']);
    expect(bundle?.statuses[0]?.quote).toEqual({ is: 'unavailable', reason: 'not_loaded', statusId: 'q3' });
    const self = decodeStatus(status({ quote_id: 's1', quote: status() }));
    expect(self?.status.quote).toEqual({ is: 'unavailable', reason: 'not_loaded', statusId: 's1' });
  });
});
