import { act, cleanup } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { useSearchParams } from 'wouter';
import { paths } from '@/domain/paths';
import { LibraryPage } from '@/features/library/library-page';
import { QuestionHost } from '@/parts/commands/question-host';
import { createFakeRealm, type FakeRealm, type FakeRealmFacts } from './fake-realm';
import { keptLibrary, type KeptLibrary, type KeptLibraryFacts } from './kept-library';
import { makeAccount } from './make';
import { show } from './show';

/** Each test of a file has a clock of its own, and leaves no library running. */
export function libraryTime(): void {
  beforeEach(() => {
    // Not all of it: formats of dates made with a false clock would stay.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    cleanup();
    running.splice(0).forEach((stop) => stop());
    vi.useRealTimers();
  });
}

const running: (() => void)[] = [];

/** Lets the time of the library and of the page pass. */
export async function pass({ platform }: KeptLibrary, ms = 0): Promise<void> {
  await act(() => platform.clock.advance(ms));
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** The page as its route draws it. */
function Routed(): ReactElement {
  const [params] = useSearchParams();
  return <LibraryPage query={params.get('query') ?? ''} />;
}

/** The page of a library, at the query of its address. */
export async function showLibrary(
  facts: KeptLibraryFacts = {},
  given: FakeRealmFacts = {},
  query = '',
): Promise<{ kept: KeptLibrary; realm: FakeRealm } & ReturnType<typeof show>> {
  const kept = await keptLibrary(facts);
  running.push(kept.stop);
  const realm = createFakeRealm({
    me: makeAccount({ id: 'me', statusesCount: 12 }),
    library: kept.library,
    preferences: { virtualScrolling: false },
    ...given,
  });
  const shown = show(
    <main id="main" tabIndex={-1}>
      <Routed />
      <QuestionHost />
    </main>,
    { realm, path: paths.library(query) },
  );
  await pass(kept);
  return { kept, realm, ...shown };
}
