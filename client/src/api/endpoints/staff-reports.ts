import { count, dto, list } from '../decode/shape';
import { decodeStaffReport, type ReportBundle } from '../decode/staff-report';
import type { Client } from '../http';

/** Servers send at most so many on one page. */
const PER_PAGE = 50;

export interface ReportPage {
  items: readonly ReportBundle[];
  /** All that there are, on this page or not. */
  total: number;
}

/** The newest open reports; staff with an `admin` token only (api.md §12). */
export async function fetchOpenReports(client: Client): Promise<ReportPage> {
  const query = { state: 'open', limit: PER_PAGE, page: 1, page_size: PER_PAGE };
  const { body } = await client.send({ path: '/api/v1/pleroma/admin/reports', query });
  const items = list(dto(body).reports, decodeStaffReport);
  return { items, total: Math.max(items.length, count(dto(body).total)) };
}
