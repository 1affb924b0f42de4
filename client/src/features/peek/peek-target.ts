import type { AccountId, StatusId } from '@/domain/ids';

/** What a `data-peek` mark asks for (parts/status/actions/peek.ts). */
export type PeekTarget =
  | { is: 'status'; id: StatusId }
  | { is: 'gone' }
  | { is: 'account'; id: AccountId }
  | { is: 'reaction'; id: StatusId; name: string };

/** Null for marks that this version does not know. */
export function peekTarget(mark: string | undefined): PeekTarget | null {
  const [is, id = '', name = ''] = mark?.split(' ') ?? [];
  if (is === 'gone') return { is };
  if (is === 'account' && id !== '') return { is, id };
  if (is === 'status' && id !== '') return { is, id };
  return is === 'reaction' && id !== '' && name !== '' ? { is, id, name } : null;
}

/** The nearest marked element around an event's target. */
export const marked = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-peek]') : null;

/** Names open a card by pointer and long press like the rest, but by a key of its own and not by mere focus. */
export const isPerson = (element: HTMLElement | null): boolean =>
  element?.dataset['peek']?.startsWith('account ') === true;

/** Inside what is shown, or a question that was asked from there: the pointer may go there. */
export const isShown = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-peeking], [role="alertdialog"]') !== null;
