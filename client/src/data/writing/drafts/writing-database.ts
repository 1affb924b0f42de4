import { createDatabase } from '@/lib/database';

/**
 * What is being written: drafts, files until they are posted, posts and wishes that wait to be sent (SPEC W4). Apart from
 * the database of screens, which may be thrown away; this one holds people's work.
 */
export const writingDatabase = createDatabase({
  name: 'skein-writing',
  version: 3,
  tables: ['files', 'outbox', 'drafts', 'wishes'],
  durability: 'strict',
  makeRoom: async () => (await import('@/data/snapshot/make-room')).makeRoom(),
});
