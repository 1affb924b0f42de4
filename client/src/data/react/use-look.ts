import { useMemo } from 'react';
import type { LookFurther, ThreadLook } from '@/data/look-further/look-further';
import { constant } from '@/data/store/cell';
import type { StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';
import { useReadable, useRealm } from './realm-context';
import { useRowFlag } from './records';

const NOTHING = constant(null);

export interface Look {
  part: LookFurther;
  look: ThreadLook;
  homeIds: ReadonlyMap<string, StatusId>;
}

/** By what a look is called: the conversation, where the server names it, so that its other posts show it too. */
export const lookName = (id: StatusId, status: Status | undefined): string =>
  `further ${status?.conversationId ?? id}`;

/** What was looked for further in a conversation; null before somebody has asked. */
export function useLook(name: string): Look | null {
  const { late } = useRealm();
  const [asked] = useRowFlag(name, 'asked', false);
  const part = asked ? late.further.get() : null;
  const look = useReadable<ThreadLook | null>(part ? part.thread(name) : NOTHING);
  const homeIds = useReadable<ReadonlyMap<string, StatusId> | null>(part ? part.homeIds : NOTHING);
  return useMemo(() => (part && look && homeIds ? { part, look, homeIds } : null), [part, look, homeIds]);
}
