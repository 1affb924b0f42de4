import type { ApiError } from '@/domain/api-error';
import type { AccountId } from '@/domain/ids';
import type { Relationship, RelationWish } from '@/domain/relationship';
import type { Core } from '@/data/core';
import type { Toggle } from '@/data/intents/toggle-lane';

export interface RelationToggle {
  wish: RelationWish;
  id: AccountId;
  isOn: (relationship: Relationship) => boolean;
  /** The relationship as it is once the wish holds. */
  wished: (relationship: Relationship, on: boolean) => Relationship;
  send: (on: boolean) => Promise<Relationship>;
  /** Runs with the good answer, in one transaction with it. */
  done?: (on: boolean) => void;
  /** Wishes it once more, after a refusal. */
  again?: () => void;
}

/** A switch of a relationship: shows at once, goes back with a message. */
export function relationWish(
  { store, ingest, notices, remote }: Core,
  { wish, id, isOn, wished, send, done, again }: RelationToggle,
): Toggle<Relationship> {
  const report = (error: ApiError | null, on: boolean): void => {
    if (error === null || error.kind === 'aborted') return;
    const messageKey = `person_errors.${on ? '' : 'un'}${wish}`;
    const name = store.accounts.get(id)?.acct ?? '';
    notices.push({ level: 'error', messageKey, messageArgs: { name }, timeout: 8000, error, again });
  };
  return {
    key: `${wish} ${id}`,
    isOn() {
      const known = store.relationships.truth(id);
      return known && isOn(known);
    },
    lay: (on) =>
      store.relationships.addPatch(id, (relationship) => ({
        ...(isOn(relationship) === on ? relationship : wished(relationship, on)),
        changing: wish,
      })),
    send,
    accept(answer, on) {
      // Some servers answer with what was before: the switch itself is known to be set.
      ingest.relationships([isOn(answer) === on ? answer : wished(answer, on)]);
      done?.(on);
    },
    ask: async () => ingest.relationships(await remote.relationships([id])),
    report,
  };
}
