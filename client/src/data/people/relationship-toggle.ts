import type { ApiError } from '@/domain/api-error';
import type { AccountId } from '@/domain/ids';
import type { Relationship, RelationshipAction } from '@/domain/account/relationship';
import { compareWithAsked } from '@/data/as-asked';
import type { Core } from '@/data/core';
import type { Toggle } from '@/data/wishes/toggle';

export interface ToggleOptions {
  action: RelationshipAction;
  id: AccountId;
  isOn: (relationship: Relationship) => boolean;
  /** The relationship as it is once it is done. */
  applied: (relationship: Relationship, on: boolean) => Relationship;
  send: (on: boolean) => Promise<Relationship>;
  /** Runs with the good answer, in one transaction with it. */
  done?: (on: boolean) => void;
  /** Tries it once more, after a refusal. */
  again?: (on: boolean) => void;
}

/** Some servers answer a change with the old state: only a second question tells what they did. */
async function lookAgain(
  core: Core,
  { action, id, isOn }: Pick<ToggleOptions, 'action' | 'id' | 'isOn'>,
  on: boolean,
): Promise<void> {
  const told = await core.remote.relationships([id]).catch(() => []);
  const now = told.find((relationship) => relationship.id === id);
  const wanted = core.store.relationships.get(id);
  // Changed again meanwhile: that request has an answer of its own.
  if (!now || !wanted || isOn(wanted) !== on) return;
  core.ingest.relationships([now]);
  core.tell({ is: 'relationship', relationship: now });
  const got = { done: isOn(now) === on };
  compareWithAsked(core, { matter: 'relationship', id: `${action} ${id}`, asked: { done: true }, got });
}

/** A switch of a relationship: shows at once, goes back with a message. */
export function relationshipToggle(
  core: Core,
  { action, id, isOn, applied, send, done, again }: ToggleOptions,
): Toggle<Relationship> {
  const { store, ingest, notices, remote } = core;
  const report = (error: ApiError | null, on: boolean): void => {
    if (error === null || error.kind === 'aborted') return;
    const messageKey = `person_errors.${on ? '' : 'un'}${action}`;
    const name = store.accounts.get(id)?.acct ?? '';
    const tryAgain = again && ((): void => again(on));
    notices.push({
      level: 'error',
      messageKey,
      messageArgs: { name },
      timeout: 8000,
      error,
      again: tryAgain,
    });
  };
  return {
    isOn() {
      const known = store.relationships.truth(id);
      return known && isOn(known);
    },
    lay: (on) =>
      store.relationships.addPatch(id, (relationship) => ({
        ...(isOn(relationship) === on ? relationship : applied(relationship, on)),
        changing: action,
      })),
    send,
    accept(answer, on) {
      const isDone = isOn(answer) === on;
      const relationship = isDone ? answer : applied(answer, on);
      ingest.relationships([relationship]);
      core.tell({ is: 'relationship', relationship });
      done?.(on);
      if (!isDone) void lookAgain(core, { action, id, isOn }, on);
    },
    ask: async () => ingest.relationships(await remote.relationships([id])),
    report,
  };
}
