import { configure, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { RealmProvider } from '@/data/react/realm-context';
import { SessionsProvider } from '@/data/react/sessions-context';
import type { Realm } from '@/data/realm';
import { createCommands, type Commands } from '@/parts/commands/commands';
import { CommandsProvider } from '@/parts/commands/use-commands';
import { createFakeRealm } from './fake-realm';
import { createFakeSessions, type FakeSessions } from './fake-sessions';

// Late parts are fetched while a test waits for them, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 4000 });

/** Renders an element inside a realm, sessions and an in-memory address bar whose moves are recorded. */
export function show(
  element: ReactElement,
  {
    realm = createFakeRealm(),
    sessions = createFakeSessions(realm),
    commands = createCommands(),
    path = '/',
  }: { realm?: Realm; sessions?: FakeSessions; commands?: Commands; path?: string } = {},
): RenderResult & { visited: readonly string[]; sessions: FakeSessions; commands: Commands } {
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  const result = render(
    <Router hook={hook} searchHook={searchHook}>
      <SessionsProvider value={sessions}>
        <CommandsProvider value={commands}>
          <RealmProvider value={realm}>{element}</RealmProvider>
        </CommandsProvider>
      </SessionsProvider>
    </Router>,
  );
  return { ...result, visited: history, sessions, commands };
}
