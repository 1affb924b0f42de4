import type { Role } from '@/domain/account/account';

/** Bits of a Mastodon role: all there is; reports; settings of the server. */
const ADMINISTRATOR = 0x1;
const MANAGE_REPORTS = 0x10;
const MANAGE_SETTINGS = 0x40;

/** What a role of Mastodon (since 4.0) comes to here, from its `permissions`: a number, mostly written as a text. */
export function roleOfPermissions(input: unknown): Role {
  const bits = Number(typeof input === 'string' || typeof input === 'number' ? input : 0);
  if (!Number.isSafeInteger(bits) || bits < 0) return 'member';
  // Bits beyond the 32 that operators know are not asked about.
  const low = bits % 2 ** 31;
  if (low & (ADMINISTRATOR | MANAGE_SETTINGS)) return 'admin';
  return low & MANAGE_REPORTS ? 'moderator' : 'member';
}
