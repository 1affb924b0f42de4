import {
  block,
  blockDomain,
  fetchAccount,
  fetchAccountByName,
  fetchBlockedDomains,
  fetchBlockedPage,
  fetchFollowedTags,
  fetchFollowRequests,
  fetchFollowers,
  fetchFollowing,
  fetchMutedPage,
  fetchSuggestions,
  mute,
  removeFollower,
  saveNote,
  showRepeats,
  subscribe,
  type MutedBundle,
} from '@/api/endpoints/people';
import type { AccountBundle } from '@/api/decode/account';
import type { Client } from '@/api/http';
import type { Cursor, Page } from '@/api/pagination';
import type { AccountId } from '@/domain/ids';
import type { Relationship } from '@/domain/account/relationship';
import type { Server } from '@/domain/instance/server';

type PageOf<T> = (cursor: Cursor) => Promise<Page<T>>;

/** Calls about people that no first screen makes. Every call throws ApiError. */
export interface PeopleRemote {
  account(id: AccountId): Promise<AccountBundle>;
  accountByName(acct: string): Promise<AccountBundle>;
  followers(id: AccountId): PageOf<AccountBundle>;
  following(id: AccountId): PageOf<AccountBundle>;
  requests: PageOf<AccountBundle>;
  muted: PageOf<MutedBundle>;
  blocked: PageOf<AccountBundle>;
  suggestions(): Promise<readonly AccountBundle[]>;
  /** `seconds` 0 has no end. */
  mute(id: AccountId, on: boolean, seconds: number): Promise<Relationship>;
  block(id: AccountId, on: boolean): Promise<Relationship>;
  removeFollower(id: AccountId): Promise<Relationship>;
  showRepeats(id: AccountId, on: boolean, notify: boolean): Promise<Relationship>;
  subscribe(id: AccountId, on: boolean, reblogs: boolean): Promise<Relationship>;
  saveNote(id: AccountId, text: string): Promise<Relationship>;
  blockDomain(domain: string, on: boolean): Promise<void>;
  blockedDomains(): Promise<readonly string[]>;
  followedTags: PageOf<string>;
}

export function createPeopleRemote(client: Client, server: () => Server): PeopleRemote {
  return {
    account: (id) => fetchAccount(client, id),
    accountByName: (acct) => fetchAccountByName(client, acct, server().can),
    followers: (id) => (cursor) => fetchFollowers(client, id, cursor),
    following: (id) => (cursor) => fetchFollowing(client, id, cursor),
    requests: (cursor) => fetchFollowRequests(client, cursor),
    muted: (cursor) => fetchMutedPage(client, cursor),
    blocked: (cursor) => fetchBlockedPage(client, cursor),
    suggestions: () => fetchSuggestions(client, server().can),
    mute: (id, on, seconds) => mute(client, id, on, { seconds }),
    block: (id, on) => block(client, id, on),
    removeFollower: (id) => removeFollower(client, id),
    showRepeats: (id, on, notify) => showRepeats(client, id, on, notify),
    subscribe: (id, on, reblogs) => subscribe(client, id, on, { reblogs, can: server().can }),
    saveNote: (id, text) => saveNote(client, id, text),
    blockDomain: (domain, on) => blockDomain(client, domain, on),
    blockedDomains: () => fetchBlockedDomains(client),
    followedTags: (cursor) => fetchFollowedTags(client, cursor),
  };
}
