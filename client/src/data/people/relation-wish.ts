import type { ApiError } from '@/domain/api-error';
import type { AccountId } from '@/domain/ids';
import type { Relationship, RelationWish } from '@/domain/account/relationship';
import { compareWithAsked } from '@/data/as-asked';
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

/** Some servers answer with what was before: what they say when asked once more is what they did. */
async function lookAgain(
  core: Core,
  { wish, id, isOn }: Pick<RelationToggle, 'wish' | 'id' | 'isOn'>,
  on: boolean,
): Promise<void> {
  const told = await core.remote.relationships([id]).catch(() => []);
  const now = told.find((relationship) => relationship.id === id);
  const wanted = core.store.relationships.get(id);
  // Wished otherwise meanwhile: that wish has an answer of its own.
  if (!now || !wanted || isOn(wanted) !== on) return;
  core.ingest.relationships([now]);
  const got = { done: isOn(now) === on };
  compareWithAsked(core, { matter: 'relationship', id: `${wish} ${id}`, asked: { done: true }, got });
}

/** A switch of a relationship: shows at once, goes back with a message. */
export function relationWish(
  core: Core,
  { wish, id, isOn, wished, send, done, again }: RelationToggle,
): Toggle<Relationship> {
  const { store, ingest, notices, remote } = core;
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
      const isDone = isOn(answer) === on;
      ingest.relationships([isDone ? answer : wished(answer, on)]);
      done?.(on);
      if (!isDone) void lookAgain(core, { wish, id, isOn }, on);
    },
    ask: async () => ingest.relationships(await remote.relationships([id])),
    report,
  };
}
