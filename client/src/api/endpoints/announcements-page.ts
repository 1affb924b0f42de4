import type { Announcement, AnnouncementDraft } from '@/domain/instance/announcement';
import { decodeAnnouncement } from '../decode/announcement';
import { list } from '../decode/shape';
import { decoded, type Client } from '../http';
import { path } from '../path';

const ADMIN = '/api/v1/pleroma/admin/announcements';
const PAGE = 40;
/** Nobody reads more than this many; a server that never ends does not keep us asking. */
const MOST_PAGES = 10;

/** What is announced now; signed in only. */
export const fetchAnnouncements = async (client: Client): Promise<Announcement[]> =>
  list((await client.send({ path: '/api/v1/announcements' })).body, decodeAnnouncement);

export async function readAnnouncement(client: Client, id: string): Promise<void> {
  await client.send({ method: 'POST', path: path`/api/v1/announcements/${id}/dismiss` });
}

/** All of them, with their sources; admins only (S2, announcements). */
export async function fetchAllAnnouncements(client: Client): Promise<Announcement[]> {
  const all = new Map<string, Announcement>();
  for (let at = 0; at < MOST_PAGES; at += 1) {
    const query = { limit: PAGE, offset: at * PAGE };
    const { body } = await client.send({ path: ADMIN, query });
    const page = list(body, decodeAnnouncement);
    const before = all.size;
    page.forEach((announcement) => all.set(announcement.id, announcement));
    if (page.length < PAGE || all.size === before) break;
  }
  return [...all.values()];
}

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

const body = ({ content, startsAt, endsAt, allDay }: AnnouncementDraft): unknown => ({
  content,
  starts_at: iso(startsAt),
  ends_at: iso(endsAt),
  all_day: allDay,
});

export const postAnnouncement = async (client: Client, draft: AnnouncementDraft): Promise<Announcement> =>
  decoded(await client.send({ method: 'POST', path: ADMIN, json: body(draft) }), decodeAnnouncement);

export const editAnnouncement = async (
  client: Client,
  id: string,
  draft: AnnouncementDraft,
): Promise<Announcement> =>
  decoded(
    await client.send({ method: 'PATCH', path: ADMIN + path`/${id}`, json: body(draft) }),
    decodeAnnouncement,
  );

export async function deleteAnnouncement(client: Client, id: string): Promise<void> {
  await client.send({ method: 'DELETE', path: ADMIN + path`/${id}` });
}
