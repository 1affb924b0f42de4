import { describe, expect, it } from 'vitest';
import { account, bundle, relationship } from '@/data/testing/make';
import { createStore } from '@/data/store/store';
import { createIngest } from './ingest';

function world() {
  const store = createStore();
  return { store, ingest: createIngest(store), post: () => store.statuses.get('1') };
}

describe('what the server says', () => {
  it('does not undo an edit when an older answer comes late; its numbers count', () => {
    const { ingest, post } = world();
    ingest.status(bundle('1', { content: 'new', edited_at: '2026-11-21T10:00:00Z', favourites_count: 1 }));
    ingest.status(bundle('1', { content: 'old', favourites_count: 2, favourited: true }));
    expect(post()).toMatchObject({ content: 'new', favouritesCount: 2, favourited: true });
    ingest.status(bundle('1', { content: 'newer', edited_at: '2026-11-21T11:00:00Z' }));
    expect(post()?.content).toBe('newer');
  });

  it('keeps a quote that a nested copy of the post does not carry', () => {
    const { ingest, post } = world();
    const quoted = { id: 'q', uri: 'x', account: { id: 'a', username: 'a', acct: 'a' }, content: '' };
    ingest.status(bundle('1', { quote: quoted, quote_id: 'q' }));
    ingest.status(bundle('1', { quote: null, quote_id: 'q', favourites_count: 5 }));
    expect(post()).toMatchObject({ quote: { is: 'status', statusId: 'q' }, favouritesCount: 5 });
  });

  it('keeps a relationship and own facts that an embedded account does not carry', () => {
    const { store, ingest } = world();
    ingest.account(account('a1', { source: { privacy: 'private' } }));
    ingest.relationships([relationship('a1', { following: true })]);
    ingest.status(bundle('1'));
    expect(store.relationships.get('a1')?.following).toBe(true);
    expect(store.accounts.get('a1')?.own?.defaultVisibility).toBe('private');
  });

  it('names whom a post answers where only the id of that person came', () => {
    const { ingest, post } = world();
    ingest.account(account('b1', { acct: 'bob@far.example' }));
    const mentions = [{ id: '0', acct: 'bob@far.example' }];
    ingest.status(bundle('1', { in_reply_to_id: 's0', in_reply_to_account_id: 'b1', mentions }));
    expect(post()?.inReplyToAcct).toBe('bob@far.example');
    ingest.status(bundle('1', { in_reply_to_id: 's0', in_reply_to_account_id: 'nobody' }));
    expect(post()?.inReplyToAcct).toBeNull();
  });
});
