import { addEnglish } from '../../../english';

/** Telling the staff about a post; muting a conversation for a time. */
export const reporting = {
  title: 'Report @{acct}',
  intro: 'The staff of this server reads reports. Add what helps them decide.',
  comment: 'Anything else they should know',
  too_long: 'At most {limit} characters',
  forward: 'Also send to {host}',
  posts: 'Posts that go along',
  send: 'Send report',
  sending: 'Sending',
  failed: 'The report could not be sent. What you wrote is kept.',
  sent: 'The report was sent',
} as const;

addEnglish({ reporting });
