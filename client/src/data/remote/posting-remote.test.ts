import { describe, expect, test } from 'vitest';
import type { StatusEdit } from '@/api/endpoints/posting';
import type { Client } from '@/api/http';
import { fakeServer } from '@/data/testing/fake-server';
import { isAsEdited } from './is-as-edited';
import { createPostingRemote, type LostPost } from './posting-remote';

const SENT_AT = Date.parse('2026-11-23T10:00:00Z');
const LOST: LostPost = {
  by: '7',
  text: 'low tide',
  scheduledAt: null,
  sentAt: SENT_AT,
  known: ['1'],
  keyFails: false,
};

/** Asks a server that gives this list; also which addresses it was asked for. */
async function looked(list: readonly object[], post: Partial<LostPost>, knowsKeys = false) {
  const asked: string[] = [];
  const client: Client = {
    base: 'https://tidepool.example',
    send: async ({ path }) => {
      asked.push(path);
      return { status: 200, body: list, link: null };
    },
  };
  const remote = createPostingRemote(client, () => fakeServer({ knowsKeys }));
  return { has: await remote.has({ ...LOST, ...post }), asked };
}

const status = (id: string, at: string) => ({
  id,
  created_at: at,
  account: { id: '7', acct: 'ada', url: 'https://tidepool.example/ada' },
});

test('an own post as new as the lost one may be it', async () => {
  const { has, asked } = await looked([status('2', '2026-11-23T10:00:01Z')], {});
  expect(has).toBe('maybe');
  expect(asked).toEqual(['/api/v1/accounts/7/statuses']);
});

test('older ones and those that are known are not', async () => {
  const list = [status('1', '2026-11-23T10:00:00Z'), status('0', '2026-11-23T09:50:00Z')];
  expect((await looked(list, {})).has).toBe('no');
  expect((await looked([], {})).has).toBe('no');
});

test('a server that knows keys is not asked', async () => {
  expect(await looked([status('2', '2026-11-23T10:00:01Z')], {}, true)).toEqual({ has: 'no', asked: [] });
});

test('a server that knows keys and breaks on one may have the post with its words, and not another', async () => {
  const written = { ...status('2', '2026-11-23T10:00:01Z'), content: '<p>@lin “Low” <b>tide</b></p>' };
  const has = async (text: string) => (await looked([written], { text, keyFails: true }, true)).has;
  expect(await has('@lin@far.example\n"Low" tide')).toBe('maybe');
  expect(await has('@lin@far.example high tide')).toBe('no');
});

describe('an edit', () => {
  const FILE = { id: 'f', type: 'image', description: 'The sea', meta: { focus: { x: 0.5, y: -0.5 } } };
  const POST = { ...status('2', '2026-11-23T10:00:00Z'), language: 'en', media_attachments: [FILE] };
  const SOURCE = { id: '2', text: 'low\r\ntide\n', spoiler_text: '', content_type: 'text/plain' };
  const EDIT: StatusEdit = {
    text: 'low\ntide',
    spoilerText: '',
    sensitive: false,
    contentType: 'text/plain',
    language: 'en',
    mediaIds: ['f'],
    poll: null,
    media: [{ mediaId: 'f', description: 'The sea', focus: { x: 0.5, y: -0.5 } }],
  };
  async function isThere(edit: Partial<StatusEdit>, post: object = {}): Promise<boolean> {
    const client: Client = {
      base: 'https://tidepool.example',
      send: async ({ path }) => ({
        status: 200,
        body: path.endsWith('/source') ? SOURCE : { ...POST, ...post },
        link: null,
      }),
    };
    const { bundle, source } = await createPostingRemote(client, () => fakeServer({})).current('2');
    return isAsEdited(bundle.status, source, { ...EDIT, ...edit });
  }

  test('is there when the post is as it makes it', async () => {
    expect(await isThere({})).toBe(true);
  });

  const media = (change: object) => ({
    media: [{ mediaId: 'f', description: 'The sea', focus: null, ...change }],
  });
  test.each<[string, Partial<StatusEdit>]>([
    ['other words', { text: 'high tide' }],
    ['a subject', { spoilerText: 'tides' }],
    ['a mark', { sensitive: true }],
    ['another format', { contentType: 'text/markdown' }],
    ['another language', { language: 'de' }],
    ['a file less', { mediaIds: [], media: [] }],
    ['another file', { mediaIds: ['g'], media: [{ mediaId: 'g', description: 'The sea', focus: null }] }],
    ['another description', media({ description: 'The land' })],
    ['another focal point', media({ focus: { x: 0, y: 0 } })],
  ])('is not there without %s', async (_what, edit) => {
    expect(await isThere(edit)).toBe(false);
  });

  test('is not there when the poll is still there', async () => {
    const poll = { id: 'p', options: [{ title: 'a' }, { title: 'b' }], expires_at: null };
    expect(await isThere({}, { poll })).toBe(false);
  });
});

test('a post with a time is known by its words and that time, on every server', async () => {
  const scheduledAt = '2026-12-01T10:00:00.000Z';
  const waiting = (text: string, at: string) => ({ id: '5', scheduled_at: at, params: { text } });
  const has = async (list: readonly object[]) => (await looked(list, { scheduledAt }, true)).has;
  expect(await has([waiting('low tide', '2026-12-01T10:00:00Z')])).toBe('yes');
  expect(await has([waiting('low tide', '2026-12-02T10:00:00Z')])).toBe('no');
  expect(await has([waiting('high tide', '2026-12-01T10:00:00Z')])).toBe('no');
});
