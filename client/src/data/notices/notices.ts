import type { Readable } from '@/data/readable';
import type { ApiError } from '@/domain/api-error';
import type { Difference } from '@/domain/writing/as-asked';
import type { StatusId } from '@/domain/ids';

/** How something that came back otherwise than it was asked is taken back. */
export type Undo =
  /** The post is deleted, and its words are in the form again. */
  | { is: 'redraft'; id: StatusId }
  | { is: 'edit'; id: StatusId }
  /** May reject: that is told. */
  | { is: 'run'; run: () => unknown };

type NoticeLevel = 'info' | 'success' | 'warning' | 'error';

export interface Notice {
  id: number;
  level: NoticeLevel;
  /** Key of the message catalogue; data never holds words. */
  messageKey: string;
  messageArgs: Readonly<Record<string, string | number>>;
  /** When the notice tells of a failed request, its words come from the error. */
  error: ApiError | null;
  /** Details for whoever looks for the cause, as they came; never a token. */
  details?: string | undefined;
  /** Milliseconds, 0 stays (SYS-05). */
  timeout: number;
  /** Does again what failed, where trying again is worth while. */
  again?: (() => unknown) | undefined;
  /** What the server did otherwise than it was asked. */
  differences?: readonly Difference[];
  undo?: Undo | undefined;
  /** Of one topic only the newest is told: a pile of them would cover the page that they are about. */
  topic?: string | undefined;
}

export interface Notices {
  list: Readable<readonly Notice[]>;
  push(notice: Omit<Notice, 'id' | 'error'> & { error?: ApiError | null }): number;
  /** Who shows it closes it, in its time: that stands still while somebody reads. */
  keep(id: number): void;
  close(id: number): void;
  /** Banner above one post (ST-12). */
  forStatus(id: StatusId): Readable<ApiError | null>;
  setForStatus(id: StatusId, error: ApiError | null): void;
}
