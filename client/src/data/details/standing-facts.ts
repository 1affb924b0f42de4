import type { StaffReport } from '@/domain/staff/staff-report';

/** The same as `Readable`, written out here: the file that defines `Readable` imports this one. */
interface Watched<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

export interface OpenReportList {
  /** Newest first. */
  reports: readonly StaffReport[];
  /** All open ones, also those that are not in the list. */
  total: number;
}

export interface OpenReports extends Watched<OpenReportList> {
  /** Asks now and every minute until the returned function is called; only for staff who may. */
  start(): () => void;
  refresh(): void;
}
