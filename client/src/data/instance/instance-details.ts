import type { InstanceTheme } from '@/domain/theme/theme-source';
import type { FederationPolicies } from '@/domain/instance/federation';
import type { AccountId } from '@/domain/ids';

/** Somebody who runs the server; `id` is null when the server does not show the account to this reader. */
export interface StaffMember {
  name: string;
  id: AccountId | null;
}

/** What a server wants to be read; `terms` is HTML of the server. */
export interface RulesRead {
  rules: readonly string[];
  terms: string | null;
}

/** A closer look at the server itself. Every call throws ApiError; a fragment is null when there is none. */
export interface InstanceDetails {
  policies(): Promise<FederationPolicies>;
  rules(): Promise<readonly string[]>;
  /** Admins first, then moderators. */
  staff(): Promise<readonly StaffMember[]>;
  /** Server HTML, addresses absolute: only parts/rich-text may show it. */
  terms(): Promise<string | null>;
  panel(): Promise<string | null>;
  /** What the admin offers; one whose file is missing or broken is left out. */
  themes(): Promise<readonly InstanceTheme[]>;
  /** One of them; throws `not-found` where there is none of that id. */
  theme(id: string): Promise<InstanceTheme>;
  /** Some of the people whom the server recommends and the reader does not follow, in random order. */
  suggestions(count: number): Promise<readonly AccountId[]>;
  /** The person behind `user@host`, whom the server looks up elsewhere if need be (NAV-04); null when unknown. */
  person(acct: string): Promise<{ id: AccountId; acct: string } | null>;
}
