import type { AccountId } from '@/domain/ids';
import type { Server } from '@/domain/instance/server';
import { textLength } from './text-length';
import type { Visibility } from '@/domain/status/visibility';

export type { ComposeContent } from './compose-content';

/** S2 §5: a post needs text after trimming or at least one file. */
export const isEmptyPost = (text: string, fileCount: number): boolean =>
  text.trim() === '' && fileCount === 0;

/** How long a post may be, 0 for any length, and how that is counted. */
export type TextLimits = Pick<Server, 'textLimit' | 'counting'>;

/** Characters left, below zero when over; null where the server has no limit (0). Text and subject count. */
export const remainingCharacters = (
  text: string,
  spoilerText: string,
  { textLimit, counting }: TextLimits,
): number | null =>
  textLimit > 0 ? textLimit - textLength(text, counting) - textLength(spoilerText, counting) : null;

interface Mentioned {
  id: AccountId;
  acct: string;
}

/** `@author @others… ` with each person once and never oneself; empty when nobody is left (COMP-09). */
export function replyMentions(author: Mentioned, others: readonly Mentioned[], ownId: AccountId): string {
  const people = new Map<AccountId, string>();
  for (const { id, acct } of [author, ...others]) {
    if (id !== ownId && acct !== '' && !people.has(id)) people.set(id, acct);
  }
  return [...people.values()].map((acct) => `@${acct} `).join('');
}

const STARTS_WITH_RE = /^re[: ]/i;

/** Subject of a reply (S2 §5): a subject that is already an answer is kept, whatever the preference. */
export function replySubject(subject: string, behavior: 'noop' | 'masto' | 'email'): string {
  if (subject === '' || STARTS_WITH_RE.test(subject)) return subject;
  switch (behavior) {
    case 'noop':
      return '';
    case 'masto':
      return subject;
    case 'email':
      return `re: ${subject}`;
  }
}

/**
 * A prefill (`?message=`, a mention) beside a draft that is still there: both are kept, and the same
 * prefill twice is put in once.
 */
export function mergePrefill(draft: string, prefill: string): string {
  if (draft.trim() === '') return prefill;
  return prefill === '' || draft.includes(prefill.trim()) ? draft : `${draft.trimEnd()}\n${prefill}`;
}

/** What a person should know before posting (COMP-07, behaviour.md §8). */
export type ScopeWarning = 'private-but-unlocked' | 'direct' | 'direct-first-only';

/**
 * `safeDirect`: the server delivers a direct post only to those named at its beginning.
 */
export function scopeWarning(
  visibility: Visibility,
  author: { locked: boolean },
  safeDirect: boolean,
): ScopeWarning | null {
  if (visibility === 'direct') return safeDirect ? 'direct-first-only' : 'direct';
  return visibility === 'private' && !author.locked ? 'private-but-unlocked' : null;
}

/** The format that a new post starts with: the wanted one where the server has it. */
export const startContentType = (wanted: string, offered: readonly string[]): string =>
  offered.includes(wanted) || offered.length === 0 ? wanted : (offered[0] ?? wanted);

const LANGUAGE = /^([a-z]{2,3})(?:[-_]|$)/i;

/** First of the candidates that is a language tag, cut before `_` or `-`; null when none is. */
export function startLanguage(candidates: readonly (string | null)[]): string | null {
  for (const candidate of candidates) {
    const code = LANGUAGE.exec(candidate ?? '')?.[1];
    if (code !== undefined) return code.toLowerCase();
  }
  return null;
}
