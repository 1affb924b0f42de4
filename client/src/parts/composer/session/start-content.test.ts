import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VISIBILITIES } from '@/domain/status/visibility';
import { createFakeRealm, type FakeRealmFacts } from '../../../../test/fake-realm';
import { makeAccount, makeServer, makeStatus } from '../../../../test/make';
import { keptTarget, NEW_POST, replyTarget } from '@/parts/commands/compose-target';
import { ONLY_WORDS, type Draft } from '@/data/writing/drafts/draft';
import { freshContent, offeredVisibilities, withDraft } from './start-content';

const own = (defaultVisibility: string | null) => ({
  defaultVisibility,
  noteSource: '',
  followRequestsCount: 0,
  unreadNotificationsCount: null,
  allowFollowingMove: true,
  settingsStore: {},
});
const ada = makeAccount({ id: 'ada', own: own('unlisted') });
const realmWith = (facts: FakeRealmFacts = {}) => createFakeRealm({ me: ada, ...facts });
const scope = fc.constantFrom(...VISIBILITIES);

describe('a new post', () => {
  it('begins with the scope that the account keeps on its server', () => {
    expect(freshContent(realmWith(), NEW_POST, 'en').visibility).toBe('unlisted');
  });
  it('begins with the scope chosen here before the one of the server', () => {
    const realm = realmWith({ preferences: { defaultScope: 'private' } });
    expect(freshContent(realm, NEW_POST, 'en').visibility).toBe('private');
  });
  it('is public where nobody said anything that is known', () => {
    const realm = realmWith({ me: makeAccount({ id: 'ada', own: own('friends-of-friends') }) });
    expect(freshContent(realm, NEW_POST, 'en').visibility).toBe('public');
  });
  it('is in the language of the preference, else of the interface', () => {
    expect(freshContent(realmWith(), NEW_POST, 'pt-BR').language).toBe('pt');
    const realm = realmWith({ preferences: { postLanguage: 'cy' } });
    expect(freshContent(realm, NEW_POST, 'pt-BR').language).toBe('cy');
  });
  it('has the format of the preference only where the server has it', () => {
    const preferences = { postContentType: 'text/bbcode' };
    const server = makeServer({ postFormats: ['text/plain', 'text/bbcode'] });
    expect(freshContent(realmWith({ preferences, server }), NEW_POST, 'en').contentType).toBe('text/bbcode');
    expect(freshContent(realmWith({ preferences }), NEW_POST, 'en').contentType).toBe('text/plain');
  });
});

describe('a reply', () => {
  const answering = (visibility: (typeof VISIBILITIES)[number]) =>
    realmWith({ statuses: [makeStatus({ id: '7', accountId: 'lin', visibility })] });

  it('begins with one of the scopes it may have, whatever the post and the account are', () => {
    fc.assert(
      fc.property(scope, scope, (parent, mine) => {
        const realm = answering(parent);
        realm.settings.set('defaultScope', mine);
        const offered = offeredVisibilities(realm, '7');
        expect(offered).toContain(freshContent(realm, replyTarget('7'), 'en').visibility);
      }),
    );
  });

  it('takes no scope from a draft that it may not have', () => {
    fc.assert(
      fc.property(scope, scope, (parent, drafted) => {
        const realm = answering(parent);
        const fresh = freshContent(realm, replyTarget('7'), 'en');
        const offered = { visibilities: offeredVisibilities(realm, '7'), formats: ['text/plain'] };
        const draft = { ...fresh, visibility: drafted, updatedAt: 1, idempotencyKey: null, extras: {} };
        expect(offered.visibilities).toContain(withDraft(fresh, draft, '', offered).visibility);
      }),
    );
  });

  it('has the language that was chosen for a draft, also none; words alone have the usual one', () => {
    const fresh = freshContent(realmWith(), NEW_POST, 'en');
    const offered = { visibilities: ['public'] as const, formats: ['text/plain'] };
    const languageOf = (kept: Partial<Draft>): string | null =>
      withDraft(fresh, { ...ONLY_WORDS, text: 'Tea', updatedAt: 1, ...kept }, '', offered).language;
    expect(languageOf({})).toBe('en');
    expect(languageOf({ visibility: 'public', language: 'cy' })).toBe('cy');
    expect(languageOf({ visibility: 'public', language: null })).toBeNull();
  });

  it('that is written anew is not wider than what it answers, whoever wrote it before', () => {
    fc.assert(
      fc.property(scope, scope, (parent, before) => {
        const realm = answering(parent);
        const target = keptTarget('kept:1', {
          ...freshContent(realm, NEW_POST, 'en'),
          after: '7',
          visibility: before,
        });
        expect(offeredVisibilities(realm, '7')).toContain(freshContent(realm, target, 'en').visibility);
      }),
    );
  });

  it('to a post that cannot be had keeps the scope it was written with, or a narrower one', () => {
    const realm = realmWith();
    const fresh = freshContent(realm, replyTarget('7'), 'en');
    expect(fresh.visibility).toBe('direct');
    const draft = {
      ...fresh,
      visibility: 'private',
      updatedAt: 1,
      idempotencyKey: null,
      extras: {},
    } as const;
    const offered = { visibilities: offeredVisibilities(realm, '7', 'private'), formats: ['text/plain'] };
    expect(offered.visibilities).toEqual(['private', 'direct']);
    expect(withDraft(fresh, draft, '', offered).visibility).toBe('private');
  });
});
