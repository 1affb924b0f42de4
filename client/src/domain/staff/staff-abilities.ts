import type { StaffApi } from '@/domain/instance/server';
import type { ReportState } from './staff-report';
import { POLICY_TAGS, type AccountTag, type UserFilter } from './staff-user';

/** What the staff calls of a server can do; what a server lacks is not offered. */
export interface StaffAbilities {
  /** That a report can have. */
  states: readonly ReportState[];
  notes: boolean;
  /** Reports say whether they were sent to the other server as well. */
  forwarded: boolean;
  /** A report can be somebody's to handle. */
  assigns: boolean;
  /** Posts can be marked, narrowed and deleted, and all posts of an account be read. */
  posts: boolean;
  tags: readonly AccountTag[];
  /** Tags do something only where the server has the policy for them; people are found by them there. */
  tagsNeedPolicy: boolean;
  /** Moderators reject who asks to join; elsewhere that is a deletion, which is for admins. */
  moderatorsReject: boolean;
  /** Lists come with how many there are. */
  counts: boolean;
  /** Rights, passwords and second factors can be changed, and accounts be deleted. */
  rights: boolean;
  /** Whoever handles an account has handled the open reports about it as well. */
  endsReports: boolean;
  userFilters: readonly UserFilter[];
  invites: boolean;
  announcements: boolean;
  log: boolean;
}

const PLEROMA: StaffAbilities = {
  states: ['open', 'resolved', 'closed'],
  notes: true,
  forwarded: false,
  assigns: false,
  posts: true,
  tags: POLICY_TAGS,
  tagsNeedPolicy: true,
  moderatorsReject: false,
  counts: true,
  rights: true,
  endsReports: false,
  userFilters: ['active', 'deactivated', 'need_approval', 'unconfirmed', 'is_admin', 'is_moderator'],
  invites: true,
  announcements: true,
  log: true,
};

const MASTODON: StaffAbilities = {
  states: ['open', 'resolved'],
  notes: false,
  forwarded: true,
  assigns: true,
  posts: false,
  tags: ['media-force-nsfw', 'limit'],
  tagsNeedPolicy: false,
  moderatorsReject: true,
  counts: false,
  rights: false,
  endsReports: true,
  userFilters: ['active', 'limited', 'deactivated', 'need_approval', 'staff'],
  invites: false,
  announcements: false,
  log: false,
};

export const staffAbilities = (api: StaffApi): StaffAbilities => (api === 'mastodon' ? MASTODON : PLEROMA);
