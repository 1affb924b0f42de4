import type { StatusId } from '@/domain/ids';

/** What a `data-peek` mark asks for (parts/status/peek.ts). */
export type PeekTarget =
  | { is: 'status'; id: StatusId }
  | { is: 'gone' }
  | { is: 'reaction'; id: StatusId; name: string };

/** Null for marks that this version does not know. */
export function peekTarget(mark: string | undefined): PeekTarget | null {
  const [is, id = '', name = ''] = mark?.split(' ') ?? [];
  if (is === 'gone') return { is };
  if (is === 'status' && id !== '') return { is, id };
  return is === 'reaction' && id !== '' && name !== '' ? { is, id, name } : null;
}

/** The nearest marked element around an event's target. */
export const marked = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-peek]') : null;
