import { compareWithAsked } from '@/data/as-asked';
import type { Core } from '@/data/core';
import type { UserList } from '@/domain/account/user-list';
import { keepPeople, type Ask } from '@/data/fetching/asking';
import { createListOrder } from './list-order';
import type { UserLists, ListContent } from './screens';

const facts = ({ title, exclusive, repliesPolicy }: ListContent): Omit<ListContent, 'memberIds'> => ({
  title,
  exclusive,
  repliesPolicy,
});

const differs = (a: ListContent, b: ListContent): boolean =>
  a.title !== b.title || a.exclusive !== b.exclusive || a.repliesPolicy !== b.repliesPolicy;

const without = (from: readonly string[], those: readonly string[]): readonly string[] => {
  const gone = new Set(those);
  return from.filter((id) => !gone.has(id));
};

/** LIST-01. */
export function createUserLists(core: Core, ask: Ask): UserLists {
  const order = createListOrder(core);
  const setMembers: UserLists['setMembers'] = async (id, ids, on) => {
    if (ids.length === 0) return;
    await ask((calls) => (on ? calls.addMembers(id, ids) : calls.removeMembers(id, ids)));
  };
  const compare = (list: UserList, { repliesPolicy, exclusive }: ListContent, undo: () => unknown): void =>
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
    create: async (content) => {
      const made = await ask((calls) => calls.createList(facts(content)));
      const { id } = made;
      compare(made, content, () => ask((calls) => calls.deleteList(id)));
      const { title, memberIds } = content;
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
    async save(id, before, content) {
      if (differs(before, content)) {
        const saved = await ask((calls) => calls.updateList(id, facts(content)));
        compare(saved, content, () => ask((calls) => calls.updateList(id, facts(before))));
      }
      await setMembers(id, without(content.memberIds, before.memberIds), true);
      await setMembers(id, without(before.memberIds, content.memberIds), false);
    },
    remove: (id) => ask((calls) => calls.deleteList(id)),
    setMembers,
    holding: async (id) => (await ask((calls) => calls.listsOf(id))).map((list) => list.id),
  };
}
