import type { SettingsProfile } from '@/domain/instance/settings-profile';
import type { StaffReport } from '@/domain/instance/staff-report';

/** A value that changes, as `Readable`; written out, as that is defined by those who know this. */
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

export interface SettingsProfiles extends Watched<readonly SettingsProfile[]> {
  /** Asks again, where the server keeps profiles. Throws ApiError. */
  refresh(): Promise<void>;
}
