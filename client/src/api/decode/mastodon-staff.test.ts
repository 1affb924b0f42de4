import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roleOfPermissions } from './mastodon-role';
import { decodeMastodonReport, decodeMastodonUser } from './mastodon-staff';

/** As the documentation of Mastodon's API shows them, with other names. */
const account = (id: string, username: string, domain: string | null = null): object => ({
  id,
  username,
  acct: domain === null ? username : `${username}@${domain}`,
  display_name: username.toUpperCase(),
  avatar: `https://files.example/${id}.png`,
  created_at: '2022-09-08T00:00:00.000Z',
  followers_count: 3,
});

const adminAccount = (
  id: string,
  username: string,
  more: object = {},
  domain: string | null = null,
): object => ({
  id,
  username,
  domain,
  created_at: '2022-09-08T23:03:26.762Z',
  email: domain === null ? `${username}@mail.example` : '',
  ip: null,
  role: domain === null ? { id: '-99', name: '', permissions: '65536', color: '', highlighted: false } : null,
  confirmed: domain === null ? true : null,
  suspended: false,
  silenced: false,
  sensitized: false,
  disabled: domain === null ? false : null,
  approved: domain === null ? true : null,
  locale: null,
  invite_request: null,
  ips: [],
  account: account(id, username, domain),
  ...more,
});

const report = (more: object = {}): object => ({
  id: '3',
  action_taken: false,
  action_taken_at: null,
  category: 'spam',
  comment: 'Look at this',
  forwarded: false,
  created_at: '2022-09-09T21:19:23.085Z',
  updated_at: '2022-09-09T21:19:23.085Z',
  account: adminAccount('1', 'ada'),
  target_account: adminAccount('2', 'spam', {}, 'far.example'),
  assigned_account: null,
  action_taken_by_account: null,
  statuses: [
    {
      id: '9',
      content: '<p>Buy</p>',
      visibility: 'public',
      created_at: '2022-09-09T21:00:00.000Z',
      account: account('2', 'spam', 'far.example'),
      media_attachments: [],
      mentions: [],
      tags: [],
      emojis: [],
    },
    null,
  ],
  rules: [],
  ...more,
});

describe('an account as the staff of a Mastodon see it', () => {
  it('has its name with its server, its rights and what rests on it', () => {
    const limited = adminAccount(
      '2',
      'spam',
      { silenced: true, sensitized: true, suspended: true },
      'far.example',
    );
    expect(decodeMastodonUser(limited)).toMatchObject({
      id: '2',
      acct: 'spam@far.example',
      displayName: 'SPAM',
      email: null,
      isLocal: false,
      isActive: false,
      isConfirmed: true,
      isApproved: true,
      tags: ['mrf_tag:media-force-nsfw', 'mrf_tag:limit'],
    });
    const waiting = adminAccount('4', 'newt', { approved: false, confirmed: false, invite_request: 'Tides' });
    expect(decodeMastodonUser(waiting)).toMatchObject({
      acct: 'newt',
      isLocal: true,
      isActive: true,
      isApproved: false,
      isConfirmed: false,
      reason: 'Tides',
      isModerator: false,
    });
    expect(decodeMastodonUser(adminAccount('5', 'mod', { role: { permissions: '1308' } }))?.isModerator).toBe(
      true,
    );
    expect(decodeMastodonUser(adminAccount('6', 'frozen', { disabled: true }))?.isActive).toBe(false);
    expect([{}, null, { id: '1' }, { username: 'ada' }].map(decodeMastodonUser)).toEqual(Array(4).fill(null));
  });
});

describe('a report as the staff of a Mastodon see it', () => {
  it('is about somebody, by somebody, and perhaps somebody’s to handle', () => {
    const bundle = decodeMastodonReport(
      report({
        assigned_account: adminAccount('7', 'mod'),
        forwarded: true,
        rules: [{ id: '1', text: 'No glow sticks', hint: '' }, null, { id: '2' }],
      }),
    );
    expect(bundle?.report).toEqual({
      id: '3',
      state: 'open',
      accountId: '2',
      actorId: '1',
      assignedId: '7',
      statusIds: ['9'],
      goneStatuses: [''],
      content: 'Look at this',
      category: 'spam',
      rules: ['No glow sticks'],
      forwarded: true,
      notes: [],
      createdAt: Date.parse('2022-09-09T21:19:23.085Z'),
    });
    expect(bundle?.accounts.map(({ acct }) => acct)).toEqual(['spam@far.example', 'ada', 'mod']);
    expect(bundle?.users.map(({ acct }) => acct)).toEqual(['spam@far.example', 'ada']);
    expect(decodeMastodonReport(report({ action_taken: true }))?.report.state).toBe('resolved');
  });

  it('does not fall over anything else', () => {
    expect(decodeMastodonReport(report({ target_account: null, statuses: 'none' }))?.report).toMatchObject({
      accountId: null,
      statusIds: [],
      goneStatuses: [],
    });
    const keys = Object.keys(report());
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
        const decoded = decodeMastodonReport({ ...report(), [key]: value });
        expect(decoded === null).toBe(key === 'id' && decoded === null);
      }),
    );
    fc.assert(
      fc.property(fc.anything(), (value) => void [decodeMastodonReport(value), roleOfPermissions(value)]),
    );
  });
});
