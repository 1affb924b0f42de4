/** What a server does with one other server. */
export interface PolicyHost {
  host: string;
  /** Empty when the staff gave none. */
  reason: string;
}

/** The lists of the federation panel, in its order (ABOUT-01). */
export const HOST_RULES = [
  'accept',
  'reject',
  'quarantine',
  'federated_timeline_removal',
  'media_nsfw',
  'media_removal',
] as const;

export type HostRule = (typeof HOST_RULES)[number];

export interface FederationPolicies {
  /** Names of the policies that are on. */
  active: readonly string[];
  hosts: Readonly<Record<HostRule, readonly PolicyHost[]>>;
  /** Patterns that take a post out of the federated timeline, or refuse it. */
  keywords: { removed: readonly string[]; rejected: readonly string[] };
  replaced: readonly { pattern: string; replacement: string }[];
}

/** False when there is nothing to show. */
export function hasPolicies({ hosts, keywords, replaced, active }: FederationPolicies): boolean {
  const lists = [...Object.values(hosts), keywords.removed, keywords.rejected, replaced, active];
  return lists.some((one) => one.length > 0);
}
