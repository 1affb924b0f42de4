import { compareWithAsked } from '@/data/as-asked';
import type { Core } from '@/data/core';
import type { UserList } from '@/domain/account/user-list';
import { keepPeople, type Ask } from './asking';
import { createListOrder } from './list-order';
import type { ListsDesk, ListWish } from './pages';

const facts = ({ title, exclusive, repliesPolicy }: ListWish): Omit<ListWish, 'memberIds'> => ({
  title,
  exclusive,
  repliesPolicy,
});

const differs = (a: ListWish, b: ListWish): boolean =>
  a.title !== b.title || a.exclusive !== b.exclusive || a.repliesPolicy !== b.repliesPolicy;

const without = (from: readonly string[], those: readonly string[]): readonly string[] => {
  const gone = new Set(those);
  return from.filter((id) => !gone.has(id));
};

/** LIST-01. */
export function createListsDesk(core: Core, ask: Ask): ListsDesk {
  const order = createListOrder(core);
  const setMembers: ListsDesk['setMembers'] = async (id, ids, on) => {
    if (ids.length === 0) return;
    await ask((calls) => (on ? calls.addMembers(id, ids) : calls.removeMembers(id, ids)));
  };
  const compare = (list: UserList, { repliesPolicy, exclusive }: ListWish, undo: () => unknown): void =>
    compareWithAsked(core, {
      matter: 'list',
      id: list.id,
      asked: { repliesPolicy, exclusive },
      got: list,
      undo: { is: 'run', run: undo },
    });
  return {
    all: async () => order.sorted(await ask((calls) => calls.lists())),
    arrange: (ids) => order.keep(ids),
    one: (id) => ask((calls) => calls.list(id)),
    members: async (id) => keepPeople(core, await ask((calls) => calls.members(id))),
    async fresh() {
      const [other] = await ask((calls) => calls.lists()).catch(() => []);
      // Who has no list yet: Pleroma and Akkoma have neither choice.
      const both = !core.server.get().can.pleromaApi;
      return {
        title: '',
        exclusive: (other ? other.exclusive !== null : both) ? false : null,
        repliesPolicy: (other ? other.repliesPolicy !== null : both) ? 'list' : null,
        memberIds: [],
      };
    },
    create: async (wish) => {
      const made = await ask((calls) => calls.createList(facts(wish)));
      const { id } = made;
      compare(made, wish, () => ask((calls) => calls.deleteList(id)));
      const { title, memberIds } = wish;
      // The list is there: that somebody could not be added is told, and mended where it is edited.
      await setMembers(id, memberIds, true).catch(() =>
        core.notices.push({
          level: 'error',
          messageKey: 'lists.members_failed',
          messageArgs: { title },
          timeout: 0,
        }),
      );
      return id;
    },
    async save(id, before, wish) {
      if (differs(before, wish)) {
        const saved = await ask((calls) => calls.updateList(id, facts(wish)));
        compare(saved, wish, () => ask((calls) => calls.updateList(id, facts(before))));
      }
      await setMembers(id, without(wish.memberIds, before.memberIds), true);
      await setMembers(id, without(before.memberIds, wish.memberIds), false);
    },
    remove: (id) => ask((calls) => calls.deleteList(id)),
    setMembers,
    holding: async (id) => (await ask((calls) => calls.listsOf(id))).map((list) => list.id),
  };
}
