import { differences, type Facts } from '@/domain/writing/as-asked';
import type { Core } from './core';
import type { LearntAbility } from './learnt';
import type { Undo } from './notices/notices';

/** What a change was about: names the words of the notice. */
type Matter = 'post' | 'edit' | 'scheduled' | 'repeat' | 'mute' | 'relationship' | 'list';

export interface Answered {
  matter: Matter;
  /** Names the post, person or list. */
  id: string;
  asked: Facts;
  got: Facts;
  undo?: Undo;
}

/** A server that leaves these out once will leave them out again. */
function lessons({ matter, asked, got }: Answered): readonly LearntAbility[] {
  const lost = (fact: 'lifetime' | 'language'): boolean =>
    asked[fact] !== undefined && asked[fact] !== null && got[fact] === null;
  return [
    ...(lost('lifetime') ? (['postExpiry'] as const) : []),
    ...(lost('language') ? (['postLanguage'] as const) : []),
    ...(matter === 'repeat' && asked.visibility !== got.visibility ? (['repeatScopes'] as const) : []),
  ];
}

/**
 * The one place where an answer is compared with what was asked: what is otherwise is told at once, with the way to
 * take it back, and what the server does not do is not offered any more.
 */
export function compareWithAsked(
  { notices, learnt }: Pick<Core, 'notices' | 'learnt'>,
  answered: Answered,
): void {
  const { matter, id, asked, got, undo } = answered;
  const found = differences(asked, got);
  if (found.length === 0) return;
  for (const ability of lessons(answered)) learnt.note(ability, false);
  notices.push({
    level: 'warning',
    messageKey: `otherwise.${matter}`,
    messageArgs: {},
    timeout: 0,
    topic: `otherwise ${matter} ${id}`,
    differences: found,
    undo,
  });
}
