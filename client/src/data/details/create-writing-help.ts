import { toApiError } from '@/domain/api-error';
import type { Account } from '@/domain/account/account';
import type { AccountId } from '@/domain/ids';
import { rankPeople, rankTags } from '@/domain/suggest/rank';
import type { AccountBundle } from '@/api/decode/account';
import type { WritingHelpRemote } from '@/data/remote/writing-help-remote';
import type { Store } from '@/data/store/store';
import { onceEach } from '@/data/once-each';
import type { WritingHelp } from './writing-help';

export interface WritingHelpDeps {
  store: Store;
  remote: () => Promise<WritingHelpRemote>;
  keep: (people: readonly AccountBundle[]) => readonly AccountId[];
}

function* allAccounts({ accounts }: Store): Iterable<Account> {
  for (const id of accounts.oldestFirst()) {
    const account = accounts.get(id);
    if (account) yield account;
  }
}

function seenTags({ statuses }: Store): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  for (const id of statuses.oldestFirst()) {
    for (const { name } of statuses.get(id)?.tags ?? []) seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  return seen;
}

export function createWritingHelp({ store, remote, keep }: WritingHelpDeps): WritingHelp {
  const ask = async <T>(question: (calls: WritingHelpRemote) => Promise<T>): Promise<T> => {
    try {
      return await question(await remote());
    } catch (thrown) {
      throw toApiError(thrown);
    }
  };
  const people = onceEach<readonly AccountId[]>();
  const tags = onceEach<readonly string[]>();
  const followed = onceEach<readonly string[]>();
  const stickers = onceEach<Awaited<ReturnType<WritingHelp['stickers']>>>();
  return {
    knownPeople: (words) => rankPeople(allAccounts(store), words).map(({ id }) => id),
    findPeople: (words) => people(words, async () => keep(await ask((calls) => calls.people(words)))),
    knownTags: (words) => rankTags(seenTags(store), words),
    findTags: async (words) => {
      const [own, found] = await Promise.allSettled([
        followed('', () => ask((calls) => calls.followedTags())),
        tags(words, () => ask((calls) => calls.tags(words))),
      ]);
      if (own.status === 'rejected' && found.status === 'rejected') throw found.reason;
      const names = own.status === 'fulfilled' ? own.value : [];
      const begun = rankTags(new Map(names.map((name) => [name, 0])), words);
      return [...new Set([...begun, ...(found.status === 'fulfilled' ? found.value : [])])];
    },
    preview: (post, signal) => ask((calls) => calls.preview(post, signal)),
    stickers: () => stickers('', () => ask((calls) => calls.stickers())),
    stickerFile: (sticker) => ask((calls) => calls.stickerFile(sticker)),
  };
}
