import { describe, expect, it } from 'vitest';
import type { ComposeContent, DraftMedia } from '@/domain/writing/compose-content';
import { FakeClock, fakePlatform } from '@/data/testing/fake-platform';
import { makeDraftMedia } from '../../../../test/make';
import { makeContent, makeEntry } from '../../../../test/make-outbox';
import { toDraft } from './content-format';
import { sweepFiles, type SweepDeps } from './sweep-files';

const HOUR = 60 * 60_000;
const file = (key: string): DraftMedia => makeDraftMedia({ key });
const content = (media: readonly string[], more: readonly string[] = []): ComposeContent =>
  makeContent({
    media: media.map(file),
    more: more.length > 0 ? [{ key: 'box', text: '', poll: null, media: more.map(file) }] : [],
  });

function setUp(keys: readonly string[], drafted: ComposeContent | null, sent: ComposeContent | null) {
  let kept = [...keys];
  const clock = new FakeClock();
  const deps: SweepDeps = {
    platform: fakePlatform({ clock }),
    owner: 'me',
    files: {
      keys: async () => kept,
      drop: async (gone) => {
        kept = kept.filter((key) => !gone.includes(key));
      },
    },
    drafts: () => (drafted ? [{ key: 'status', draft: toDraft(drafted, null, 1) }] : []),
    waiting: async () => (sent ? [makeEntry({ id: '1', content: sent })] : []),
  };
  return { deps, clock, kept: () => kept };
}

describe('files that nobody names (SPEC W3)', () => {
  it('go after a day; those of drafts, of chains and of waiting posts stay', async () => {
    const { deps, clock, kept } = setUp(
      ['drafted', 'boxed', 'waiting', 'lost'],
      content(['drafted'], ['boxed']),
      content(['waiting']),
    );
    await sweepFiles(deps);
    expect(kept()).toContain('lost');
    await clock.advance(23 * HOUR);
    await sweepFiles(deps);
    expect(kept()).toContain('lost');
    await clock.advance(2 * HOUR);
    await sweepFiles(deps);
    expect(kept()).toEqual(['drafted', 'boxed', 'waiting']);
  });

  it('begin a new day when they were named meanwhile', async () => {
    const { deps, clock, kept } = setUp(['f'], null, null);
    await sweepFiles(deps);
    await clock.advance(20 * HOUR);
    await sweepFiles({ ...deps, waiting: setUp([], null, content(['f'])).deps.waiting });
    await clock.advance(20 * HOUR);
    await sweepFiles(deps);
    expect(kept()).toEqual(['f']);
  });
});
