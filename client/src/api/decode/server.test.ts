import { describe, expect, it } from 'vitest';
import type { Server } from '@/domain/instance/server';
import { hasRecordings, recording } from '../test/recordings';
import { decodeServer } from './server';
import { dto } from './shape';

const SITE = 'https://page.example';
const read = (
  documents: Partial<Parameters<typeof decodeServer>[1]>,
  base = 'https://a.example',
  site = SITE,
): Server =>
  decodeServer(
    base,
    { instance: {}, instanceV2: {}, nodeinfo: {}, config: {}, frontend: {}, ...documents },
    site,
  );

/** Hand-made after the public documentation of Mastodon 4.5. */
const MASTODON = {
  instance: {
    uri: 'm.example',
    title: 'Mast',
    version: '4.5.0',
    urls: { streaming_api: 'wss://stream.m.example' },
  },
  instanceV2: {
    title: 'Mast',
    version: '4.5.0',
    languages: ['de'],
    api_versions: { mastodon: 7 },
    thumbnail: { url: 'https://m.example/t.png' },
    registrations: { enabled: true, approval_required: true },
    configuration: {
      urls: { streaming: 'wss://stream.m.example' },
      vapid: { public_key: 'vapid' },
      statuses: { max_characters: 500 },
      media_attachments: { image_size_limit: 16_777_216, video_size_limit: 103_809_024 },
      polls: {
        max_options: 4,
        max_characters_per_option: 50,
        min_expiration: 300,
        max_expiration: 2_629_746,
      },
      translation: { enabled: true },
      timelines_access: { live_feeds: { local: 'public', remote: 'authenticated' } },
    },
  },
  nodeinfo: { software: { name: 'mastodon', version: '4.5.0' }, openRegistrations: true, metadata: {} },
};

/** Hand-made after the public documentation of GoToSocial: metadata may be missing altogether. */
const GOTOSOCIAL = {
  instance: {
    uri: 'g.example',
    title: 'Sloth',
    version: '0.20.1+git',
    urls: { streaming_api: 'wss://g.example' },
  },
  instanceV2: {
    configuration: {
      statuses: { max_characters: 5000, supported_mime_types: ['text/plain', 'text/markdown'] },
      media_attachments: { image_size_limit: 41_943_040 },
    },
    registrations: { enabled: false },
  },
  nodeinfo: { software: { name: 'gotosocial', version: '0.20.1' }, openRegistrations: false },
};

describe('a Mastodon', () => {
  const server = read(MASTODON, 'https://m.example');

  it('has what its version has, and no way in by password', () => {
    expect(server.can).toMatchObject({
      passwordGrant: false,
      streaming: true,
      quotes: true,
      editing: true,
      polls: true,
      translate: true,
      suggestionsV2: true,
      reactions: false,
      pleromaApi: false,
      staffApi: 'mastodon',
      bubbleTimeline: false,
      notificationReadFlag: false,
      accountsByNickname: false,
      localVisibility: false,
      searchOperators: 'full',
      contentTypes: ['text/plain'],
    });
    expect(server.ui.loginMethod).toBe('token');
    expect(server.minAge).toBeNull();
    const registrations = { enabled: true, min_age: 16 };
    expect(read({ ...MASTODON, instanceV2: { registrations } }).minAge).toBe(16);
    expect(read({ ...MASTODON, instanceV2: {} }).can.quotes).toBe(false);
  });

  it('says what guests may see, its limits and its stream', () => {
    expect(server).toMatchObject({
      name: 'Mast',
      textLimit: 500,
      uploadLimit: 103_809_024,
      streamingBase: 'wss://stream.m.example',
      registrationOpen: true,
      approvalRequired: true,
      isPrivate: false,
      publicTimelineVisibility: { local: true, federated: false, bubble: false },
      vapidPublicKey: 'vapid',
      languages: ['de'],
      thumbnail: 'https://m.example/t.png',
      pollLimits: { maxOptions: 4, maxOptionChars: 50, minExpiration: 300, maxExpiration: 2_629_746 },
    });
  });

  it("behind the page's own host streams over that host", () => {
    expect(read(MASTODON, SITE).streamingBase).toBe('wss://page.example');
    expect(read(MASTODON, 'http://localhost:4000', 'http://localhost:4000').streamingBase).toBe(
      'ws://localhost:4000',
    );
  });
});

describe('a GoToSocial', () => {
  const server = read(GOTOSOCIAL, 'https://g.example');

  it('needs no metadata', () => {
    expect(server.software).toEqual({ name: 'gotosocial', version: '0.20.1' });
    expect(server.can).toMatchObject({
      streaming: true,
      passwordGrant: false,
      editing: true,
      polls: true,
      contentTypes: ['text/plain', 'text/markdown'],
      quotes: false,
      suggestionsV2: false,
      localVisibility: true,
      localByFlag: true,
      domainMutes: false,
      searchOperators: 'from',
    });
    expect(server.textLimit).toBe(5000);
  });

  it.each([
    ['0.20.0-rc1+git', true, true, true],
    ['0.19.2', false, true, true],
    ['0.17.4', false, false, true],
    ['0.16.0', false, false, false],
  ])(
    '%s is offered what it has: it would publish at once what it cannot keep',
    (version, later, edit, own) => {
      const { can } = read(
        { ...GOTOSOCIAL, instance: { ...GOTOSOCIAL.instance, version } },
        'https://g.example',
      );
      expect(can).toMatchObject({ scheduledStatuses: later, editing: edit, localVisibility: own });
    },
  );

  it('shows guests nothing where it has kept its posts from one', () => {
    const server = read({ ...GOTOSOCIAL, closed: true }, 'https://g.example');
    expect(server.isPrivate).toBe(true);
    expect(server.publicTimelineVisibility).toEqual({ local: false, federated: false, bubble: false });
  });
});

describe('a Pleroma', () => {
  it('is told by its features', () => {
    const features = ['pleroma_api', 'polls', 'pleroma_custom_emoji_reactions', 'pleroma_emoji_reactions'];
    const pleroma = {
      metadata: { features, post_formats: ['text/plain', 'text/bbcode'] },
      vapid_public_key: 'v',
    };
    const server = read({
      instance: { version: '2.7.2 (compatible; Pleroma 2.7.0)', pleroma, upload_limit: 9 },
    });
    expect(server.software).toEqual({ name: 'pleroma', version: '2.7.0' });
    expect(server.can).toMatchObject({
      passwordGrant: true,
      reactions: true,
      customReactions: true,
      akkomaApi: false,
      quotes: false,
      notificationReadFlag: true,
      knowsKeys: true,
      contentTypes: ['text/plain', 'text/bbcode'],
    });
    expect(server).toMatchObject({ textLimit: 5000, uploadLimit: 9, vapidPublicKey: 'v' });
    expect(server.defaultAvatar).toBe('https://a.example/images/avi.png');
  });
});

describe('servers that speak like another', () => {
  const borrowed = ['quote_posting', 'pleroma_emoji_reactions', 'pleroma_custom_emoji_reactions'];

  it.each([
    ['some words of Pleroma', '4.0.0 (compatible; Mitra 4.5.0)', borrowed],
    [
      'nearly all of its names',
      '4.2.1 (compatible; Iceshrimp.NET/2025.1)',
      ['pleroma_api', 'akkoma_api', ...borrowed],
    ],
  ])('with %s are no Pleroma: no password, no preview, no calls of its own', (_what, version, features) => {
    const { can, ui } = read({ instance: { version, pleroma: { metadata: { features } } } });
    expect(can).toMatchObject({
      pleromaApi: false,
      staffApi: null,
      passwordGrant: false,
      accountsByNickname: false,
      directTimeline: false,
      notificationReadFlag: false,
      reactions: true,
      quotes: true,
      editing: true,
    });
    expect(ui.loginMethod).toBe('token');
  });

  it.each([
    ['friendica', '2024.08', '2.8.0 (compatible; Friendica 2024.08)', false, false],
    ['pixelfed', '0.12.4', '3.5.3 (compatible; Pixelfed 0.12.4)', true, true],
    ['sharkey', '2025.4.3', '3.0.0 (compatible; Sharkey 2025.4.3; like Akkoma)', false, false],
    ['takahe', '0.11.0', 'takahe/0.11.0', false, false],
  ])('%s %s counts as the Mastodon that it speaks like', (name, own, version, editing, suggestionsV2) => {
    const server = read({ instance: { version }, nodeinfo: { software: { name, version: own } } });
    expect(server.software).toEqual({ name, version: own });
    expect(server.can).toMatchObject({ editing, suggestionsV2, knowsKeys: false, searchOperators: 'none' });
  });

  it('and name a limit of nothing have no limit there, and no polls', () => {
    const configuration = {
      statuses: { max_characters: 4096, max_media_attachments: 0 },
      media_attachments: { image_size_limit: 0, video_size_limit: 0, description_limit: 0 },
      polls: { max_options: 0, max_characters_per_option: 0, min_expiration: 0, max_expiration: 0 },
    };
    const server = read({ instance: { version: '2.8.0 (compatible; Friendica 2024.08)', configuration } });
    expect(server).toMatchObject({
      uploadLimit: null,
      uploads: { imageSize: null, files: null, description: null },
      can: { polls: false },
    });
  });

  it('of which none but Mastodon understands its operators', () => {
    const operators = (version: string): string => read({ instance: { version } }).can.searchOperators;
    expect(operators('4.4.1+glitch')).toBe('full');
    expect(operators('4.2.0 (compatible; Ktistec 3.0.0)')).toBe('none');
  });
});

describe.runIf(hasRecordings)('the recorded Akkoma', () => {
  it('can all that it says', () => {
    const server = read(
      {
        instance: recording('instance_v1').body,
        nodeinfo: recording('nodeinfo_2_0').body,
        frontend: dto(recording('frontend_configurations').body)['pleroma_fe'],
      },
      'https://akkoma.example',
      'https://akkoma.example',
    );
    expect(server).toMatchObject({
      name: 'Akkoma test',
      software: { name: 'akkoma', version: '3.16.0' },
      streamingBase: 'wss://akkoma.example',
      textLimit: 5000,
      uploadLimit: 16_000_000,
      pollLimits: { maxOptions: 20, maxOptionChars: 200, minExpiration: 0, maxExpiration: 31_536_000 },
      registrationOpen: true,
      localBubbleInstances: ['akkoma.example', 'bubble.example'],
      publicTimelineVisibility: { local: true, federated: true, bubble: false },
      federatedTimelineAvailable: true,
    });
    expect(server.restrictedNicknames).toContain('about');
    expect(Object.entries(server.can).filter(([, can]) => can === false)).toEqual([
      ['mediaProxy', false],
      ['localByFlag', false],
      ['bookmarkFolders', false],
      ['safeDm', false],
    ]);
    expect(server.ui).toMatchObject({
      theme: 'pleroma-dark',
      background: 'https://akkoma.example/images/city.jpg',
      loginMethod: 'password',
      redirectRootNoLogin: '/main/all',
      preferenceDefaults: { collapseMessageWithSubject: false, theme: 'pleroma-dark' },
    });
  });

  it('that is private, closed or asks for approval says so', () => {
    expect(read({ nodeinfo: recording('private_nodeinfo').body }).isPrivate).toBe(true);
    expect(read({ nodeinfo: recording('nodeinfo_closed').body }).registrationOpen).toBe(false);
    expect(read({ instance: recording('instance_v1_approval_required').body }).approvalRequired).toBe(true);
  });
});

describe('the configuration of the interface (static-files.md §1)', () => {
  const pleroma = { metadata: { features: ['pleroma_api'] } };
  const ui = (config: unknown, frontend: unknown = {}): Server['ui'] =>
    read({ instance: { pleroma }, config, frontend }).ui;

  it('has built-ins', () => {
    expect(ui({})).toEqual({
      theme: 'pleroma-dark',
      background: null,
      logo: null,
      logoMask: true,
      logoMargin: '.2em',
      logoLeft: false,
      hideSitename: false,
      loginMethod: 'password',
      redirectRootLogin: '/main/friends',
      redirectRootNoLogin: '/main/all',
      showFeaturesPanel: true,
      showInstanceSpecificPanel: false,
      nsfwCensorImage: '',
      preferenceDefaults: {},
    });
  });

  it('is the file beside the client, then what the server says; addresses seen from their own host', () => {
    const merged = ui(
      { theme: 'a', background: '/bg.jpg', logo: '/logo.svg', stopGifs: true, loginMethod: 'token' },
      { theme: 'b', logo: '/own.svg', hideSiteName: true },
    );
    expect(merged).toMatchObject({
      theme: 'b',
      background: 'https://page.example/bg.jpg',
      logo: 'https://a.example/own.svg',
      hideSitename: true,
      loginMethod: 'token',
      preferenceDefaults: { theme: 'b', stopGifs: true, hideSiteName: true },
    });
  });

  it.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example', '', 7, null])(
    '%j is no landing path',
    (path) => expect(ui({ redirectRootLogin: path }).redirectRootLogin).toBe('/main/friends'),
  );

  it('keeps out unknown names, wrong types and odd lengths', () => {
    const odd = ui({
      greentext: 'yes',
      unheardOf: true,
      logoMargin: '1px;}*{x:y',
      background: 'javascript:x',
      theme: [],
    });
    expect(odd).toMatchObject({
      logoMargin: '.2em',
      background: null,
      theme: 'pleroma-dark',
      preferenceDefaults: {},
    });
    expect(ui({ logoMargin: '.1em' }).logoMargin).toBe('.1em');
    expect(ui({ logoMargin: '0' }).logoMargin).toBe('0');
  });
});

it('nothing known of a server still gives one', () => {
  expect(read({}, 'https://a.example')).toMatchObject({
    name: 'a.example',
    textLimit: 500,
    streamingBase: null,
  });
  expect(read({}, '')).toMatchObject({ base: '', name: '', streamingBase: null });
});
