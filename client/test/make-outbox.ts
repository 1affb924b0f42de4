import { NO_EXTRAS, type ComposeContent } from '@/domain/writing/compose-content';
import type { OutboxItem } from '@/data/writing/outbox/outbox-entry';
import type { OutboxEntry } from '@/data/writing/outbox/outbox-entry';

export const makeContent = (given: Partial<ComposeContent> = {}): ComposeContent => ({
  ...NO_EXTRAS,
  text: 'on its way',
  spoilerText: '',
  sensitive: false,
  visibility: 'public',
  contentType: 'text/plain',
  language: null,
  ...given,
});

/** Handed over, and not tried yet. */
export const makeEntry = (given: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: 'key',
  createdAt: 1,
  draftKey: 'status',
  content: makeContent(),
  context: { inReplyToId: null, quoteId: null, editOf: null, cancels: null },
  sentIds: [],
  attempts: 0,
  nextAt: 0,
  unsureSince: null,
  mayBeThere: false,
  keyTurn: 0,
  error: null,
  ...given,
});

/** A post that is being sent. */
export const makeOutboxItem = (given: Partial<OutboxItem> = {}): OutboxItem => ({
  entry: makeEntry(),
  done: 0,
  total: 1,
  sending: true,
  inDoubt: false,
  isFirst: false,
  ...given,
});
