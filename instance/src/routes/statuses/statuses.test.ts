import { describe, expect, it } from 'vitest';
import { socialWorld, type Person } from '../../testing/social-fixture.ts';

const world = socialWorld();
const ada = world.member('ada');
const bob = world.member('bob');
const eve = world.member('eve');

const path = (id: string, verb = '') => `/api/v1/statuses/${id}${verb && `/${verb}`}`;

describe('posting', () => {
  it('answers with the post, its links under the address it was asked by', async () => {
    const status = await world.post(ada, '@bob hello #tide', { spoiler_text: 'cw', language: 'de' });
    expect(status).toMatchObject({ spoiler_text: 'cw', language: 'de', visibility: 'public', text: null });
    expect(status.content).toContain('href="http://tide.test/users/bob"');
    expect(status.mentions).toEqual([
      { id: bob.id, acct: 'bob', username: 'bob', url: 'http://tide.test/users/bob' },
    ]);
    expect(status.tags).toEqual([{ name: 'tide', url: 'http://tide.test/tag/tide' }]);
    expect(status.url).toBe(`http://tide.test/notice/${status.id}`);
  });

  it.each([
    [{ status: '' }, 'Cannot post an empty status without attachments'],
    [{ status: 'y'.repeat(5001) }, 'The status is over the character limit'],
    [{ status: 'x', poll: { options: ['a'], expires_in: 600 } }, 'Poll must contain at least 2 options'],
    [{ status: 'x', poll: { options: ['a', 'b'], expires_in: -5 } }, 'Expiration date is too soon'],
    [{ status: 'x', quote_id: 'nope' }, "You can't quote a status that doesn't exist"],
    [{ status: 'x', visibility: 'friends' }, 'Unknown visibility: friends'],
    [{ status: 'x', visibility: 'list' }, 'Unknown visibility: list'],
    [{ status: 'x', media_ids: ['4711'] }, 'An attachment does not exist'],
    [{ status: 'x', in_reply_to_id: 'nope' }, 'The status to reply to does not exist'],
    [{ status: 'x', in_reply_to_conversation_id: 4711 }, 'The conversation to reply in does not exist'],
  ])('refuses %j', async (body, error) => {
    const answer = await world.call('POST', '/api/v1/statuses', ada, body);
    expect([answer.status, answer.body]).toEqual([422, { error }]);
  });

  it('asks guests to sign in', async () => {
    const answer = await world.call('POST', '/api/v1/statuses', null, { status: 'x' });
    expect([answer.status, answer.body]).toEqual([401, { error: 'Invalid credentials.' }]);
  });

  it('gives the same idempotency key the first answer, to the same person only', async () => {
    const send = (who: Person) =>
      world.call('POST', '/api/v1/statuses', who, { status: 'once' }, { 'idempotency-key': 'k' });
    const [first, again, other] = [await send(ada), await send(ada), await send(bob)];
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(other.body.account.acct).toBe('bob');
  });

  it('keeps nothing of a preview', async () => {
    const { body } = await world.call('POST', '/api/v1/statuses', ada, {
      status: 'A **p** @bob',
      content_type: 'text/markdown',
      preview: true,
    });
    expect(body).toMatchObject({ id: 'pleroma:fakeid' });
    expect(body.content).toContain('<strong>p</strong>');
    expect((await world.get('/api/v1/timelines/public', ada)).body).toEqual([]);
    expect((await world.get('/api/v1/notifications', bob)).body).toEqual([]);
  });

  it('makes a form with a poll the same as JSON', async () => {
    const form = new FormData();
    for (const [name, value] of [
      ['status', 'p'],
      ['poll[options][]', 'one'],
      ['poll[options][]', 'two'],
      ['poll[expires_in]', '600'],
    ] as const) {
      form.append(name, value);
    }
    const { body } = await world.call('POST', '/api/v1/statuses', ada, form);
    expect(body.poll).toMatchObject({ multiple: false, voters_count: null, voted: true, own_votes: [] });
    expect(body.poll.options.map(({ title }: { title: string }) => title)).toEqual(['one', 'two']);
  });

  it('keeps a post for later and posts it when its time has come', async () => {
    const at = new Date(world.now + 3_600_000).toISOString();
    const { body } = await world.call('POST', '/api/v1/statuses', ada, { status: 'later', scheduled_at: at });
    expect(body).toMatchObject({ scheduled_at: at, params: { text: 'later', visibility: 'public' } });
    world.now += 3_700_000;
    const { sweep } = await import('../../rules/sweep.ts');
    sweep(world.inst, 'tide.test');
    const timeline = await world.get('/api/v1/timelines/home', ada);
    expect(timeline.body[0].content).toBe('later');
    expect((await world.get('/api/v1/scheduled_statuses', ada)).body).toEqual([]);
  });
});

describe('who sees what', () => {
  it.each([
    ['public', [true, true, true, true]],
    ['unlisted', [true, true, true, true]],
    ['local', [true, true, true, false]],
    ['private', [true, true, false, false]],
    ['direct', [true, false, false, false]],
  ])('shows a %s post to author, follower, stranger, guest: %j', async (visibility, expected) => {
    world.follow(bob, ada);
    const { id } = await world.post(ada, 'x', { visibility });
    const answers = await Promise.all([ada, bob, eve, null].map((who) => world.get(path(id), who)));
    expect(answers.map(({ status }) => status === 200)).toEqual(expected);
    const context = await Promise.all(
      [ada, bob, eve, null].map((who) => world.get(path(id, 'context'), who)),
    );
    expect(context.map(({ status }) => status === 200)).toEqual(expected);
  });

  it('shows a direct post to those it names', async () => {
    const { id } = await world.post(ada, '@bob psst', { visibility: 'direct' });
    expect((await world.get(path(id), bob)).body.pleroma.direct_conversation_id).toEqual(expect.any(Number));
    expect((await world.get(path(id), eve)).status).toBe(404);
    const [conversation] = (await world.get('/api/v1/conversations', bob)).body;
    expect(conversation).toMatchObject({ unread: true, accounts: [{ acct: 'ada' }], last_status: { id } });
  });
});

describe('changing and deleting', () => {
  it('keeps every version, media and all, oldest first', async () => {
    const { id } = await world.post(ada, 'first');
    world.now += 60_000;
    const edited = await world.call('PUT', path(id), ada, {
      status: 'second **b**',
      content_type: 'text/markdown',
    });
    expect(edited.body.edited_at).toBe(new Date(world.now).toISOString());
    const history = (await world.get(path(id, 'history'), bob)).body;
    expect(history.map(({ content }: { content: string }) => content)).toEqual([
      'first',
      '<p>second <strong>b</strong></p>',
    ]);
    expect((await world.get(path(id, 'source'), ada)).body).toEqual({
      id,
      text: 'second **b**',
      spoiler_text: '',
      content_type: 'text/markdown',
    });
  });

  it('takes an edit that changes nothing, with a file or without, for none', async () => {
    const form = new FormData();
    form.append('file', new File(['note'], 'note.txt'));
    const media = (await world.call('POST', '/api/v1/media', ada, form)).body;
    const { id } = await world.post(ada, 'first');
    const edit = { status: 'second', media_ids: [media.id] };
    for (let times = 0; times < 3; times += 1) await world.call('PUT', path(id), ada, edit);
    expect((await world.get(path(id, 'history'), ada)).body).toHaveLength(2);
  });

  it('lets nobody else change or delete', async () => {
    const { id } = await world.post(ada, 'mine');
    expect((await world.call('PUT', path(id), bob, { status: 'x' })).status).toBe(403);
    expect((await world.call('DELETE', path(id), bob)).status).toBe(404);
  });

  it('hands the source back on deletion and takes repeats and counts along', async () => {
    const parent = await world.post(bob, 'parent');
    const { id } = await world.post(ada, 'gone *soon*', { in_reply_to_id: parent.id });
    await world.call('POST', path(id, 'reblog'), bob);
    expect((await world.get(path(parent.id))).body.replies_count).toBe(1);
    expect((await world.call('DELETE', path(id), ada)).body).toMatchObject({ id, text: 'gone *soon*' });
    expect((await world.call('DELETE', path(id), ada)).status).toBe(404);
    expect((await world.get(path(parent.id))).body.replies_count).toBe(0);
    expect((await world.get(`/api/v1/accounts/${bob.id}/statuses`, ada)).body).toHaveLength(1);
  });

  it('lets the media of a deleted post be posted again', async () => {
    const form = new FormData();
    form.append('file', new File(['note'], 'note.txt'));
    const media = (await world.call('POST', '/api/v1/media', ada, form)).body;
    const { id } = await world.post(ada, '', { media_ids: [media.id] });
    await world.call('DELETE', path(id), ada);
    expect((await world.post(ada, 'again', { media_ids: [media.id] })).media_attachments).toHaveLength(1);
  });
});

describe('acting on a post', () => {
  it('favourites once, tells the author, and takes both back', async () => {
    const { id } = await world.post(ada, 'x');
    await world.call('POST', path(id, 'favourite'), bob);
    const again = await world.call('POST', path(id, 'favourite'), bob);
    expect(again.body).toMatchObject({ favourited: true, favourites_count: 1 });
    expect((await world.get('/api/v1/notifications', ada)).body).toMatchObject([
      { type: 'favourite', account: { acct: 'bob' } },
    ]);
    expect((await world.call('POST', path(id, 'unfavourite'), bob)).body).toMatchObject({
      favourited: false,
      favourites_count: 0,
    });
    expect((await world.call('POST', path(id, 'unfavourite'), bob)).body).toEqual({
      error: 'Could not unfavorite',
    });
    expect((await world.get('/api/v1/notifications', ada)).body).toEqual([]);
  });

  it('repeats once; repeating a repeat repeats the original', async () => {
    const { id } = await world.post(ada, 'x');
    const repeat = (await world.call('POST', path(id, 'reblog'), bob)).body;
    expect(repeat).toMatchObject({ content: '', reblog: { id, reblogs_count: 1, reblogged: true } });
    expect((await world.call('POST', path(id, 'reblog'), bob)).body.id).toBe(repeat.id);
    expect((await world.call('POST', path(repeat.id, 'reblog'), eve)).body.reblog).toMatchObject({
      id,
      reblogs_count: 2,
    });
    expect((await world.call('POST', path(id, 'unreblog'), bob)).body).toMatchObject({
      id,
      reblogs_count: 1,
    });
    expect((await world.call('POST', path(id, 'unreblog'), bob)).body).toEqual({
      error: 'Could not unrepeat',
    });
  });

  it('pins own public posts up to the limit', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) ids.push((await world.post(ada, `${count}`)).id);
    const answers = await Promise.all(ids.map((id) => world.call('POST', path(id, 'pin'), ada)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 400]);
    expect((await world.call('POST', path(ids[0] ?? '', 'pin'), bob)).status).toBe(422);
    expect((await world.get(`/api/v1/accounts/${ada.id}/statuses?pinned=true`)).body).toHaveLength(5);
  });

  it('mutes a thread so that it disappears and tells nothing', async () => {
    const { id } = await world.post(ada, 'x');
    expect((await world.call('POST', path(id, 'mute'), ada)).body).toMatchObject({
      muted: true,
      pleroma: { thread_muted: true },
    });
    expect((await world.call('POST', path(id, 'mute'), ada)).status).toBe(400);
    await world.post(bob, '@ada re', { in_reply_to_id: id });
    expect((await world.get('/api/v1/notifications', ada)).body).toEqual([]);
    expect((await world.get('/api/v1/timelines/home', ada)).body).toEqual([]);
    expect((await world.get('/api/v1/timelines/home?with_muted=true', ada)).body).toHaveLength(2);
  });

  it('counts reactions by emoji and refuses what is none', async () => {
    const { id } = await world.post(ada, 'x');
    const reactions = `/api/v1/pleroma/statuses/${id}/reactions`;
    await world.call('PUT', `${reactions}/${encodeURIComponent('🔥')}`, bob);
    const { body } = await world.call('PUT', `${reactions}/${encodeURIComponent('🔥')}`, eve);
    expect(body.emoji_reactions).toEqual([
      { name: '🔥', count: 2, me: true, url: null, account_ids: [bob.id, eve.id] },
    ]);
    expect((await world.call('PUT', `${reactions}/notanemoji`, bob)).body).toEqual({
      error: 'Could not add reaction emoji',
    });
    expect((await world.get('/api/v1/notifications', ada)).body[0]).toMatchObject({
      type: 'pleroma:emoji_reaction',
      emoji: '🔥',
      emoji_url: null,
    });
    const after = await world.call('DELETE', `${reactions}/${encodeURIComponent('🔥')}`, bob);
    expect(after.body.emoji_reactions).toMatchObject([{ count: 1 }]);
  });
});

describe('what nobody knows', () => {
  it('is no visibility of a repeat and no attachment of an edit', async () => {
    const { id } = await world.post(ada, 'x');
    const path = `/api/v1/statuses/${id}`;
    expect((await world.call('POST', `${path}/reblog`, bob, { visibility: 'friends' })).status).toBe(422);
    expect((await world.call('PUT', path, ada, { status: 'y', media_ids: ['4711'] })).status).toBe(422);
  });

  it('is not answered, nor is what one may not see', async () => {
    const { id } = await world.post(ada, 'x', { visibility: 'private' });
    const answer = { status: 'y', in_reply_to_id: id };
    expect((await world.call('POST', '/api/v1/statuses', bob, answer)).status).toBe(422);
  });

  it('is 404 as a poll', async () => {
    expect((await world.get('/api/v1/polls/4711', ada)).status).toBe(404);
    expect((await world.call('POST', '/api/v1/polls/4711/votes', ada, { choices: [0] })).status).toBe(404);
  });
});

describe('the staff', () => {
  it("deletes other people's posts, but no direct message that was not sent to it", async () => {
    const mod = world.person('mod', { is_moderator: 1 });
    const remove = async (status: { id: string }) =>
      (await world.call('DELETE', `/api/v1/statuses/${status.id}`, mod)).status;
    expect(await remove(await world.post(ada, 'x', { visibility: 'private' }))).toBe(200);
    expect(await remove(await world.post(ada, '@bob psst', { visibility: 'direct' }))).toBe(404);
    expect(await remove(await world.post(ada, '@mod psst', { visibility: 'direct' }))).toBe(200);
  });
});

describe('polls', () => {
  const make = (more = {}) =>
    world.post(ada, 'q', { poll: { options: ['a', 'b', 'c'], expires_in: 600, ...more } });
  const votes = (id: string, who: Person, choices: unknown[]) =>
    world.call('POST', `/api/v1/polls/${id}/votes`, who, { choices });

  it('counts a vote once and hides own votes from guests', async () => {
    const { poll } = await make({ multiple: true });
    const answer = await votes(poll.id, bob, ['0', 2]);
    expect(answer.body).toMatchObject({ votes_count: 2, voters_count: 1, voted: true, own_votes: [0, 2] });
    expect((await votes(poll.id, bob, [1])).body).toMatchObject({ votes_count: 2, own_votes: [0, 2] });
    expect((await world.get(`/api/v1/polls/${poll.id}`)).body).not.toHaveProperty('voted');
  });

  it.each([
    ['two choices', [0, 1], 'Too many choices'],
    ['an option that is not there', [9], 'Invalid indices'],
  ])('refuses %s', async (_, choices, error) => {
    const { poll } = await make();
    expect((await votes(poll.id, bob, choices)).body).toEqual({ error });
  });

  it('tells author and voters when it ends', async () => {
    const { poll } = await make();
    expect((await votes(poll.id, ada, [0])).body).toEqual({ error: "Poll's author can't vote" });
    await votes(poll.id, bob, [0]);
    world.now += 700_000;
    const { sweep } = await import('../../rules/sweep.ts');
    sweep(world.inst, 'tide.test');
    sweep(world.inst, 'tide.test');
    expect((await world.get('/api/v1/notifications', ada)).body).toMatchObject([{ type: 'poll' }]);
    expect((await world.get('/api/v1/notifications', bob)).body).toMatchObject([
      { type: 'poll', status: { poll: { expired: true } } },
    ]);
  });
});

describe('conversations and quotes', () => {
  it('cuts the whole conversation at the id', async () => {
    const root = await world.post(ada, 'root');
    const side = await world.post(bob, 'side', { in_reply_to_id: root.id });
    const middle = await world.post(eve, 'middle', { in_reply_to_id: root.id });
    const late = await world.post(bob, 'late', { in_reply_to_id: side.id });
    const { body } = await world.get(path(middle.id, 'context'));
    const ids = (list: { id: string }[]) => list.map(({ id }) => id);
    expect([ids(body.ancestors), ids(body.descendants)]).toEqual([[root.id, side.id], [late.id]]);
    expect(late).toMatchObject({
      in_reply_to_id: side.id,
      in_reply_to_account_id: bob.id,
      pleroma: { parent_visible: true, in_reply_to_account_acct: 'bob' },
    });
  });

  it('shows a quote one level deep', async () => {
    const first = await world.post(ada, 'one');
    const second = await world.post(bob, 'two', { quote_id: first.id });
    const third = await world.post(eve, 'three', { quote_id: second.id });
    expect(third.quote).toMatchObject({ id: second.id, quote_id: first.id, quote: null });
    expect(third.content).toContain(
      '<span class="quote-inline"><br/><br/>RE: <a href="http://tide.test/objects/',
    );
    await world.call('DELETE', path(second.id), bob);
    expect((await world.get(path(third.id))).body).toMatchObject({ quote: null, quote_id: second.id });
  });
});
