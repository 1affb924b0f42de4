import type { ApiErrorKind } from '@/domain/api-error';
import type { RealmKey } from '@/domain/ids';
import { decodeContent, encodeContent } from '@/data/writing/drafts/content-format';
import { readDraftKey } from '@/data/writing/drafts/draft-keys';
import { writingDatabase } from '@/data/writing/drafts/writing-database';
import { keysOf } from '@/lib/database';
import type { ComposeContext, OutboxEntry } from './outbox-entry';

type Fields = Readonly<Record<string, unknown>>;

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const orNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const count = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0);

const KINDS: readonly ApiErrorKind[] = [
  'offline',
  'timeout',
  'unauthorized',
  'rate-limited',
  'server',
  'nonsense',
];

function readError(value: unknown): OutboxEntry['error'] {
  const { kind, message } = fields(value);
  const known = KINDS.find((each) => each === kind);
  return known ? { kind: known, message: orNull(message) ?? '' } : null;
}

function readCancels(value: unknown): ComposeContext['cancels'] {
  const { id, at, asked } = fields(value);
  const known = orNull(id);
  return known === null ? null : { id: known, at: count(at), asked: asked === true };
}

function readContext(value: unknown): ComposeContext {
  const from = fields(value);
  return {
    inReplyToId: orNull(from.inReplyToId),
    quoteId: orNull(from.quoteId),
    editOf: orNull(from.editOf),
    cancels: readCancels(from.cancels),
  };
}

/** Null for what is no entry. */
export function decodeEntry(stored: unknown): OutboxEntry | null {
  const from = fields(stored);
  const id = orNull(from.id);
  if (id === null) return null;
  return {
    id,
    createdAt: count(from.createdAt),
    draftKey: readDraftKey(orNull(from.draftKey) ?? '') ?? `kept:${id}`,
    content: decodeContent(fields(from.content)),
    context: readContext(from.context),
    sentIds: Array.isArray(from.sentIds) ? from.sentIds.flatMap((one) => orNull(one) ?? []) : [],
    attempts: count(from.attempts),
    nextAt: count(from.nextAt),
    unsureSince: count(from.unsureSince) || null,
    mayBeThere: from.mayBeThere === true,
    keyTurn: count(from.keyTurn),
    error: readError(from.error),
  };
}

export const encodeEntry = (entry: OutboxEntry): Fields => ({
  ...entry,
  content: encodeContent(entry.content),
});

/** Where posts wait. `write` and `remove` tell with false that the browser refused. */
export interface OutboxStore {
  list(): Promise<readonly OutboxEntry[]>;
  read(id: string): Promise<OutboxEntry | null>;
  write(entry: OutboxEntry): Promise<boolean>;
  remove(id: string): Promise<boolean>;
}

/** The outbox of one account in IndexedDB. None of the calls rejects. */
export function outboxStore(owner: RealmKey): OutboxStore {
  const place = (id: string): string => `${owner} ${id}`;
  return {
    async list() {
      const all = await writingDatabase.read<unknown[]>('outbox', [], (store) => store.getAll(keysOf(owner)));
      return all.flatMap((stored) => decodeEntry(stored) ?? []);
    },
    async read(id) {
      return decodeEntry(
        await writingDatabase.read<unknown>('outbox', null, (store) => store.get(place(id))),
      );
    },
    write: (entry) =>
      writingDatabase.write('outbox', (store) => store.put(encodeEntry(entry), place(entry.id))),
    remove: (id) => writingDatabase.write('outbox', (store) => store.delete(place(id))),
  };
}
