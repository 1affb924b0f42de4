import type { Readable } from '@/data/readable';
import type { ApiErrorKind } from '@/domain/api-error';
import type { ExportKind, ImportKind } from '@/domain/account/account-csv';

export interface ExportProgress {
  /** Lines so far. */
  lines: number;
  /** The server asked to wait until then; Unix milliseconds. */
  waitingUntil: number | null;
}

export interface FailedLine {
  line: string;
  /** `unknown`: the server finds nobody and nothing of that name. */
  why: ApiErrorKind | 'unknown';
}

export interface ImportState {
  is: 'running' | 'waiting' | 'stopped' | 'finished';
  kind: ImportKind;
  total: number;
  /** Lines that were gone through. */
  at: number;
  /** Of these it was so already. */
  already: number;
  failed: readonly FailedLine[];
  /** While it waits: Unix milliseconds. */
  until: number | null;
  /** What ended it before its end. */
  error: ApiErrorKind | null;
}

/** Lists of one's own account out to files and in from them. */
export interface AccountFiles {
  /** The whole list as CSV. Waits as long as the server asks; rejects with ApiError, `aborted` too. */
  export(kind: ExportKind, tell: (progress: ExportProgress) => void, signal: AbortSignal): Promise<string>;
  /** The import that runs, or was left behind by an earlier page; null when there is none. */
  importing: Readable<ImportState | null>;
  startImport(kind: ImportKind, lines: readonly string[]): void;
  /** Goes on where it was stopped. */
  goOn(): void;
  stop(): void;
  /** Forgets an import that is over or stopped. */
  dismiss(): void;
}
