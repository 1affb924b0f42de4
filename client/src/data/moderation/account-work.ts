import { toApiError } from '@/domain/api-error';
import { wireTag, type StaffRight, type StaffUser } from '@/domain/staff/staff-user';
import type { UserChange } from '@/api/endpoints/moderation';
import type { StaffContext } from './staff-context';
import { inParts } from './in-parts';
import { OnceOnly } from './once-only';
import type { Moderation, Undone } from './moderation';

type ManyWork = Pick<Moderation, 'setActive' | 'approve' | 'deleteUsers'>;
type OneWork = Pick<Moderation, 'setTag' | 'setRight' | 'forceNewPassword' | 'endSecondFactor'>;
type Asking = Pick<Moderation, 'findUsers' | 'knowUser'>;

const idOf = ({ id }: StaffUser): string => id;
const namesOf = (users: readonly StaffUser[]): string[] => users.map(({ acct }) => acct);
const without = (users: readonly StaffUser[], { ids }: Undone): readonly StaffUser[] => {
  const undone = new Set(ids);
  return users.filter(({ id }) => !undone.has(id));
};

/** How many people are meant, and who it is when it is one. */
const argsOf = (users: readonly StaffUser[]): Record<string, string | number> => ({
  count: users.length,
  name: `@${users[0]?.acct ?? ''}`,
});

/** Changes many accounts; `is`: whether one is as was asked. */
function changer({ ask, keepUsers }: StaffContext) {
  const now = async (users: readonly StaffUser[]): Promise<readonly StaffUser[]> => {
    const known = await Promise.all(users.map(({ acct }) => ask((calls) => calls.user(acct))));
    keepUsers(known);
    return known;
  };
  return (
    users: readonly StaffUser[],
    how: UserChange,
    is: (user: StaffUser) => boolean,
    onProgress?: (done: number) => void,
  ): Promise<Undone> =>
    inParts({
      items: users,
      idOf,
      send: async (some) => {
        const answer = await ask((calls) => calls.changeUsers(how, namesOf(some)));
        // Some servers say that it is done and no more.
        keepUsers(answer.length === some.length ? answer : await now(some));
      },
      done: async (some) => {
        const ids = new Set((await now(some)).filter(is).map(idOf));
        return some.filter(({ id }) => ids.has(id));
      },
      onProgress,
    });
}

/** Sends deletions; after a lost answer who is not found any more is deleted. */
function deleter({ ask }: StaffContext) {
  const isGone = async ({ acct, isActive }: StaffUser): Promise<boolean> => {
    try {
      // Who was closed before says nothing by being closed.
      return isActive && !(await ask((calls) => calls.user(acct))).isActive;
    } catch (thrown) {
      if (toApiError(thrown).kind === 'not-found') return true;
      throw thrown;
    }
  };
  const once = new OnceOnly(idOf, isGone);
  return (users: readonly StaffUser[], onProgress?: (done: number) => void): Promise<Undone> =>
    inParts({
      items: users,
      idOf,
      send: (some) =>
        once.send(some, async (rest) => void (await ask((calls) => calls.deleteUsers(namesOf(rest))))),
      done: (some) => once.settled(some),
      onProgress,
    });
}

function manyWork(context: StaffContext): ManyWork {
  const { did, keepUsers } = context;
  const change = changer(context);
  const remove = deleter(context);
  const tell = (
    users: readonly StaffUser[],
    messageKey: string,
    undo: (() => Promise<void>) | null = null,
  ): void => {
    if (users.length > 0) did({ accountIds: users.map(idOf), messageKey, messageArgs: argsOf(users), undo });
  };
  return {
    async setActive(users, on, onProgress) {
      const [there, back] = on
        ? (['activate', 'deactivate'] as const)
        : (['deactivate', 'activate'] as const);
      const answer = await change(users, there, ({ isActive }) => isActive === on, onProgress);
      const changed = without(users, answer);
      const undo = async (): Promise<void> =>
        void (await change(changed, back, ({ isActive }) => isActive !== on));
      tell(changed, on ? 'moderation.did_activate' : 'moderation.did_deactivate', undo);
      return answer;
    },
    async approve(users, onProgress) {
      const answer = await change(users, 'approve', ({ isApproved }) => isApproved, onProgress);
      tell(without(users, answer), 'moderation.did_approve');
      return answer;
    },
    async deleteUsers(users, onProgress) {
      const answer = await remove(users, onProgress);
      const gone = without(users, answer);
      keepUsers(gone.map((user) => ({ ...user, isActive: false })));
      tell(gone, 'moderation.did_delete');
      return answer;
    },
  };
}

function oneWork({ ask, keepUsers, did }: StaffContext): OneWork {
  const sendTag = async (user: StaffUser, tag: string, on: boolean): Promise<void> => {
    await ask((calls) => calls.tagUsers({ nicknames: [user.acct], tags: [tag], on }));
    const others = user.tags.filter((one) => one !== tag);
    keepUsers([{ ...user, tags: on ? [...others, tag] : others }]);
  };
  const sendRight = async (user: StaffUser, right: StaffRight, on: boolean): Promise<void> => {
    await ask((calls) => calls.setRight(user.acct, right, on));
    keepUsers([{ ...user, ...(right === 'admin' ? { isAdmin: on } : { isModerator: on }) }]);
  };
  const tell = (
    user: StaffUser,
    messageKey: string,
    args: Record<string, string> = {},
    undo: (() => Promise<void>) | null = null,
  ): void =>
    did({ accountIds: [user.id], messageKey, messageArgs: { name: `@${user.acct}`, ...args }, undo });
  return {
    async setTag(user, tag, on) {
      const name = wireTag(tag);
      await sendTag(user, name, on);
      const after = { ...user, tags: on ? [...user.tags, name] : user.tags };
      const key = on ? 'moderation.did_tag' : 'moderation.did_untag';
      tell(user, key, { tag }, () => sendTag(after, name, !on));
    },
    async setRight(user, right, on) {
      await sendRight(user, right, on);
      const key = on ? 'moderation.did_grant' : 'moderation.did_revoke';
      tell(user, key, { right }, () => sendRight(user, right, !on));
    },
    async forceNewPassword(user) {
      await ask((calls) => calls.forceNewPassword([user.acct]));
      tell(user, 'moderation.did_force_password');
    },
    async endSecondFactor(user) {
      await ask((calls) => calls.endSecondFactor(user.acct));
      tell(user, 'moderation.did_end_mfa');
    },
  };
}

/**
 * What staff do with accounts; nothing is shown as done before the server said so (MOD-03). `lookAgain`: asks what
 * became of reports.
 */
export function createAccountWork(
  context: StaffContext,
  lookAgain: (reportIds: readonly string[]) => Promise<unknown>,
): ManyWork & OneWork & Asking {
  const { ask, keepUsers, can, queue } = context;
  const did: StaffContext['did'] = (deed) => {
    context.did(deed);
    // What does not come now comes with the next look.
    if (can.endsReports) void lookAgain(queue.openAbout(deed.accountIds)).catch(() => undefined);
  };
  return {
    ...manyWork({ ...context, did }),
    ...oneWork({ ...context, did }),
    async findUsers(search) {
      const { items, total } = await ask((calls) => calls.users(search));
      keepUsers(items);
      return { items, total };
    },
    async knowUser(acct) {
      const user = await ask((calls) => calls.user(acct));
      keepUsers([user]);
      return user;
    },
  };
}
