import { ApiError, toApiError } from '@/domain/api-error';
import { csvHead, csvLine, type ExportKind } from '@/domain/account/account-csv';
import { domainOf } from '@/domain/instance/server';
import type { AccountBundle } from '@/api/decode/account';
import type { Cursor, Page } from '@/api/pagination';
import type { Core } from '@/data/core';
import type { OwnAccountRemote } from '@/data/remote/own-account-remote';
import type { AccountFiles, ExportProgress } from './account-files';
import { createImporter } from './importer';
import { waited } from './waiting';

interface Work {
  core: Core;
  remote: OwnAccountRemote;
  signal: AbortSignal;
  tell: (progress: ExportProgress) => void;
}

/** Every page of a list, one after the other; a server that asks to wait is waited for. */
async function* everyPage<T>(
  { core, signal, tell }: Work,
  lines: () => number,
  ask: (cursor: Cursor) => Promise<Page<T>>,
): AsyncGenerator<readonly T[]> {
  const seen = new Set<string>();
  let cursor: Cursor | null = {};
  while (cursor !== null) {
    const now: Cursor = cursor;
    const page = await waited(
      core.platform,
      signal,
      () => ask(now),
      (until) => tell({ lines: lines(), waitingUntil: until }),
    );
    yield page.items;
    // A server that leads in a circle ends it.
    const mark: string = JSON.stringify(page.older);
    cursor = page.items.length === 0 || seen.has(mark) ? null : page.older;
    seen.add(mark);
  }
}

const handleOf = (core: Core, { account: { acct } }: AccountBundle): string =>
  acct.includes('@') ? acct : `${acct}@${domainOf(core.server.get())}`;

const followLine = (handle: string, repeats: boolean, notify: boolean): string =>
  csvLine(handle, String(repeats), String(notify), '');

/** The lines of one kind, a page at a time. */
async function* linesOf(
  kind: ExportKind,
  work: Work,
  count: () => number,
): AsyncGenerator<readonly string[]> {
  const { core, remote } = work;
  const people = await core.remote.people();
  if (kind === 'lists') {
    const screens = await core.remote.screens();
    const wait = <T>(call: () => Promise<T>): Promise<T> =>
      waited(core.platform, work.signal, call, (until) => work.tell({ lines: count(), waitingUntil: until }));
    for (const { id, title } of await wait(() => screens.lists())) {
      const members = await wait(() => screens.members(id));
      yield members.map((member) => csvLine(title, handleOf(core, member)));
    }
    return;
  }
  if (kind === 'bookmarks') {
    const pages = everyPage(work, count, (cursor) => remote.bookmarks(cursor));
    for await (const page of pages) yield page.map(({ status: { uri, url } }) => csvLine(uri || (url ?? '')));
    return;
  }
  const ask = {
    follows: people.following(core.meId ?? ''),
    mutes: people.muted,
    blocks: people.blocked,
  }[kind];
  for await (const page of everyPage<AccountBundle>(work, count, ask))
    yield page.map((bundle) => {
      const handle = handleOf(core, bundle);
      if (kind !== 'follows') return csvLine(handle);
      const { relationship } = bundle;
      return followLine(handle, relationship?.showingReblogs ?? true, relationship?.subscribing ?? false);
    });
}

export function createAccountFiles(core: Core, remote: OwnAccountRemote): AccountFiles {
  return {
    ...createImporter(core),
    async export(kind, tell, signal) {
      const parts = [csvHead(kind)];
      let lines = 0;
      try {
        for await (const some of linesOf(kind, { core, remote, signal, tell }, () => lines)) {
          if (signal.aborted) throw new ApiError('aborted');
          parts.push(...some);
          lines += some.length;
          tell({ lines, waitingUntil: null });
        }
        return parts.join('');
      } catch (thrown) {
        throw toApiError(thrown);
      }
    },
  };
}
