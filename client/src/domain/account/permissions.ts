import type { Account } from './account';
import type { AccountId } from '@/domain/ids';
import type { Abilities } from '@/domain/instance/server';
import type { Status } from '@/domain/status/status';

/** Who looks: the signed-in account, or null for a visitor. */
export type Viewer = Pick<Account, 'id' | 'role'> | null;

/** ACT-02: not for direct posts, nor for private posts of others. */
export function canRepeat(status: Status, viewer: Viewer): boolean {
  if (viewer === null || status.visibility === 'direct') return false;
  return status.visibility !== 'private' || status.accountId === viewer.id;
}

/** ACT-03: only public or unlisted, signed in, and where its author allows it. */
export const canQuote = (status: Status, viewer: Viewer): boolean =>
  viewer !== null &&
  (status.visibility === 'public' || status.visibility === 'unlisted') &&
  status.quotable !== false;

/** ACT-04: own public or unlisted posts. */
export const canPin = (status: Status, viewer: Viewer): boolean =>
  viewer !== null &&
  status.accountId === viewer.id &&
  (status.visibility === 'public' || status.visibility === 'unlisted');

/** ACT-05. */
export const canEdit = (status: Status, viewer: Viewer): boolean =>
  viewer !== null && status.accountId === viewer.id && status.reblogId === null;

/** ACT-04: own posts; staff delete those of others as staff (`mayModerate`). */
export const canDelete = (status: Status, viewer: Viewer): boolean => status.accountId === viewer?.id;

/** Wrote the post, or is mentioned in it. */
export const takesPart = ({ accountId, mentions }: Status, me: AccountId | null): boolean =>
  accountId === me || mentions.some(({ id }) => id === me);

/** MOD-02 to MOD-04: staff, of a server whose staff calls Skein knows. */
export const mayModerate = (viewer: Viewer, can: Pick<Abilities, 'staffApi'>): boolean =>
  viewer !== null && viewer.role !== 'member' && Boolean(can.staffApi);
