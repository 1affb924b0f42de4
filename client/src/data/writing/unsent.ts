import { parseJson } from '@/lib/parse-json';
import { createStorage } from '@/lib/storage';
import { writingDatabase } from './drafts/writing-database';

/** How many drafts, posts and wishes of all accounts this browser keeps that no server has; 0 where nobody can tell. */
export async function countUnsent(): Promise<number> {
  const drafts = parseJson(createStorage(() => localStorage).get('drafts') ?? '');
  const waiting = await Promise.all(
    (['outbox', 'wishes'] as const).map((table) => writingDatabase.read(table, 0, (all) => all.count())),
  );
  const written = typeof drafts === 'object' && drafts !== null ? Object.keys(drafts).length : 0;
  return waiting.reduce((sum, count) => sum + count, written);
}
