import type { Core } from '@/data/core';
import { createCell, type Cell } from '@/data/store/cell';
import type { Toggle } from '@/data/wishes/toggle';
import type { TimelineHeaders } from './timeline-headers';

/** What the server has said of a tag, and above it what is wished. */
interface Tag {
  truth: boolean | null;
  wished: readonly { on: boolean }[];
  shown: Cell<boolean | null>;
}

/** The headers of one realm's timelines. Following a tag is a wish like any other (wishes/SPEC.md). */
export function createTimelineHeaders({
  store,
  remote,
  wishes,
  notices,
}: Pick<Core, 'store' | 'remote' | 'wishes' | 'notices'>): TimelineHeaders {
  const tags = new Map<string, Tag>();
  const tagOf = (name: string): Tag => {
    const known = tags.get(name);
    if (known) return known;
    const fresh: Tag = { truth: null, wished: [], shown: createCell<boolean | null>(store.batch, null) };
    tags.set(name, fresh);
    return fresh;
  };
  const put = (name: string, change: Partial<Pick<Tag, 'truth' | 'wished'>>): void => {
    const tag = Object.assign(tagOf(name), change);
    tag.shown.set(tag.wished.at(-1)?.on ?? tag.truth);
  };
  const look = async (name: string): Promise<void> => {
    const { following } = await (await remote.headers()).tag(name);
    put(name, { truth: following });
  };
  const toggleOf = (name: string): Toggle<{ following: boolean | null }> => ({
    isOn: () => tagOf(name).truth ?? undefined,
    lay(on) {
      const wish = { on };
      put(name, { wished: [...tagOf(name).wished, wish] });
      return () => put(name, { wished: tagOf(name).wished.filter((other) => other !== wish) });
    },
    send: async (on) => (await remote.headers()).followTag(name, on),
    accept: ({ following }, on) => put(name, { truth: following ?? on }),
    ask: () => look(name),
    report(error) {
      if (error === null || error.kind === 'aborted') return;
      const messageArgs = { tag: name };
      notices.push({ level: 'error', messageKey: 'feed_more.tag_failed', messageArgs, timeout: 5000, error });
    },
  });
  wishes.knows(['follow-tag'], ({ id }) => toggleOf(id));
  return {
    follows: (name) => tagOf(name).shown,
    look,
    followTag: (name, on) => wishes.set({ is: 'follow-tag', id: name }, on),
  };
}
