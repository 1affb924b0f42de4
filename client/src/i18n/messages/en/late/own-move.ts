import { addEnglish } from '../../../english';

/** Other names of the account and the way to another one, in the settings. */
export const own_move = {
  aliases: 'Your other accounts (aliases)',
  aliases_hint:
    'To move here from another account, name that account here first; then start the move there. An alias moves nothing by itself.',
  aliases_none: 'You have named no other account.',
  alias_new: 'Handle of the other account',
  alias_new_hint: 'Such as ann@example.org. Your server must know it: search for it once if it does not.',
  alias_add: 'Add alias',
  alias_failed: 'The alias was not added.',
  unknown: 'Your server does not know this account. Look at the handle, and search for it once.',
  alias_remove: 'Remove',
  alias_remove_one: 'Remove alias {alias}',
  alias_remove_failed: 'The alias is still there.',
  away: 'Move away from this account',
  away_hint: 'Sends your followers to another account of yours.',
  first: 'In the settings of the new account, add {handle} as an alias.',
  second: 'Come back here, name the new account, and start the move.',
  happens: 'Then this happens:',
  happens_followers:
    'Followers whose servers know of moves follow the new account instead. The others stay here.',
  happens_posts:
    'Your posts, files, lists and whom you follow stay here. Take lists along under “Import, export and backup”.',
  happens_back: 'This account tells everybody where you went. Nobody can take the move back.',
  happens_wait: 'Your server tells followers one after the other. That may take hours.',
  target: 'Handle of the new account',
  target_hint: 'Such as ann@example.org',
  move: 'Move my followers',
  question: 'Move to {target}?',
  question_body: 'The followers of {handle} will be sent to {target}. This cannot be taken back.',
  failed: 'Nothing was moved.',
  done: 'The move to {target} has begun. Your server goes on by itself; you may close this.',
  gone: 'This account has moved to',
  progress: 'Followers here when it began: {before}. Now: {now}.',
  progress_away:
    'Your server does not say how far the move is. Followers who have gone along are not counted here any more; the others stay.',
  progress_here:
    'If the move has begun there: your server does not say how far it is. Followers who come along are counted here, one after the other.',
} as const;

addEnglish({ own_move });
