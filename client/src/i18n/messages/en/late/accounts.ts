import { addEnglish } from '../../../english';

/** Several accounts in one browser. */
export const accounts = {
  manage: 'Manage accounts',
  move_up: 'Move @{acct} up',
  move_down: 'Move @{acct} down',
  log_out_all: 'Log out of all accounts',
  clear: 'Log out and delete',
  clear_body:
    'You will have to sign in again. Everything that Skein keeps in this browser is deleted, for all accounts: settings, history, drafts. What is on your servers stays there.',
  unsent_lost:
    '{count, plural, one {# draft, post or action has not been sent and will be lost.} other {# drafts, posts or actions have not been sent and will be lost.}}',
  now: 'You are @{acct} now.',
  draft_stays: 'What you were writing stays with @{acct}.',
  act_as: 'As another account',
  done: 'Done as @{acct}.',
  not_there: 'The server of @{acct} does not find it.',
  failed: 'This did not work as @{acct}.',
  write_as: 'Writing as @{acct}',
  move_question: 'Write this as @{acct}?',
  move_body: 'The words move to @{acct}. Files and polls stay in the draft of @{from}.',
  other_policy: 'This page may talk to no other server. Open {server} itself to use an account there.',
} as const;

addEnglish({ accounts });
