import type { LogUndo } from '@/domain/staff/log-entry';
import { wireTag, type StaffRight, type StaffUser } from '@/domain/staff/staff-user';
import type { Moderation, Undone } from './moderation';
import type { StaffContext } from './staff-context';

type Work = Pick<Moderation, 'setState' | 'setActive' | 'setTag' | 'setRight' | 'knowUser'>;
type PeopleUndo = Exclude<LogUndo, { is: 'reopen' }>;

/** One after the other. Throws when nothing at all was done. */
async function eachOf(
  users: readonly StaffUser[],
  change: (user: StaffUser) => Promise<void>,
): Promise<Undone> {
  const ids: string[] = [];
  let last: unknown = null;
  for (const user of users)
    try {
      await change(user);
    } catch (thrown) {
      ids.push(user.acct);
      last = thrown;
    }
  if (ids.length > 0 && ids.length === users.length) throw last;
  return { ids, done: users.length - ids.length };
}

const hasTag = ({ tags }: StaffUser, tag: string): boolean => tags.includes(tag);
const hasRight = ({ isAdmin, isModerator }: StaffUser, right: StaffRight): boolean =>
  right === 'admin' ? isAdmin : isModerator;

async function undoAbout(work: Work, users: readonly StaffUser[], undo: PeopleUndo): Promise<Undone> {
  const { on } = undo;
  switch (undo.is) {
    case 'active': {
      const rest = users.filter(({ isActive }) => isActive !== on);
      const names = new Map(rest.map(({ id, acct }) => [id, acct]));
      const { ids, done } = await work.setActive(rest, on);
      return { ids: ids.map((id) => names.get(id) ?? id), done };
    }
    case 'tags': {
      const { tags } = undo;
      const rest = users.filter((user) => tags.some((tag) => hasTag(user, wireTag(tag)) !== on));
      return eachOf(rest, async ({ acct }) => {
        for (const tag of tags) {
          const now = await work.knowUser(acct);
          if (hasTag(now, wireTag(tag)) !== on) await work.setTag(now, tag, on);
        }
      });
    }
    case 'right':
      return eachOf(
        users.filter((user) => hasRight(user, undo.right) !== on),
        (user) => work.setRight(user, undo.right, on),
      );
  }
}

/** The moderation log, and taking back what it tells of (MOD-02): from what the server has now, not from what it had. */
export function createLogWork({ ask }: StaffContext, work: Work): Pick<Moderation, 'log' | 'takeBack'> {
  return {
    log: (search) => ask((calls) => calls.log(search)),
    async takeBack(undo) {
      if (undo.is === 'reopen') {
        const { report } = await ask((calls) => calls.report(undo.reportId));
        return report.state === 'open' ? { ids: [], done: 0 } : work.setState([report.id], 'open');
      }
      return undoAbout(work, await Promise.all(undo.names.map((name) => work.knowUser(name))), undo);
    },
  };
}
