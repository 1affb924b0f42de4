import { addEnglish } from '../../../english';

/** Questions before something is done. */
export const asking = {
  repeat: 'Repeat this post?',
  repeat_body: 'Your followers will see the post of {name}.',
  approve: 'Approve this follow request?',
  approve_body: '{name} will be able to see your followers-only posts.',
  deny: 'Deny this follow request?',
  deny_body: '{name} will not be told.',
  log_out: 'Log out?',
  log_out_body:
    'You will have to sign in again to post, reply and read your notifications. Drafts and posts that were not sent stay in this browser until you do.',
} as const;

addEnglish({ asking });
