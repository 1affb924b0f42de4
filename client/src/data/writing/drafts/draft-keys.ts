import type { DraftKey } from './draft';

/** Kinds of draft keys that name a post (or, `kept`, only themselves). */
const KINDS = ['reply', 'quote', 'edit', 'redraft', 'kept'] as const;
export type DraftKind = 'status' | (typeof KINDS)[number];

/** A stored name as a key; null for what this client does not know. */
export function readDraftKey(name: string): DraftKey | null {
  if (name === 'status') return name;
  for (const kind of KINDS) {
    if (name.startsWith(`${kind}:`) && name.length > kind.length + 1)
      return `${kind}:${name.slice(kind.length + 1)}`;
  }
  return null;
}

/** What a draft is for, and of which post. */
export function partsOfKey(key: DraftKey): { kind: DraftKind; id: string } {
  const kind = KINDS.find((each) => key.startsWith(`${each}:`));
  return kind ? { kind, id: key.slice(kind.length + 1) } : { kind: 'status', id: '' };
}
