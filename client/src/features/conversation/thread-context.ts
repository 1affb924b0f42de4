import { createContext } from 'react';
import type { StatusId } from '@/domain/ids';
import type { ReplyForm } from '@/parts/status/actions/reply-slot';
import type { ThreadRow } from './thread-rows';

/** What the rows of one conversation share; rows themselves are drawn once per key. */
export interface ThreadFrame {
  rows: ReadonlyMap<string, ThreadRow>;
  replyForm: ReplyForm | undefined;
  fades: boolean;
  setShown: (id: StatusId, shown: boolean) => void;
  /** Opens the conversation at another of its posts; null where links to pages do that. */
  dive: ((id: StatusId) => void) | null;
  advanced: boolean;
}

export const ThreadContext = createContext<ThreadFrame | null>(null);
