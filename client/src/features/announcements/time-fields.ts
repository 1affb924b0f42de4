import type { AnnouncementDraft } from '@/domain/instance/announcement';

/** What stands in the form: texts as the browser's date fields have them. */
export interface Draft {
  content: string;
  starts: string;
  ends: string;
  allDay: boolean;
}

export const EMPTY_DRAFT: Draft = { content: '', starts: '', ends: '', allDay: false };

const two = (value: number): string => String(value).padStart(2, '0');

/** A time as a text of the field: a day of UTC, or the reader's own day and minute. */
export function toField(time: number | null, allDay: boolean): string {
  if (time === null) return '';
  const at = new Date(time);
  if (allDay) return at.toISOString().slice(0, 10);
  const day = `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The last second of the day: an announcement of a day is there until its end. */
const DAY_END = 24 * 60 * 60 * 1000 - 1000;

function fromField(text: string, allDay: boolean, isEnd: boolean): number | null {
  const time = allDay ? Date.parse(`${text.slice(0, 10)}T00:00:00Z`) : new Date(text).getTime();
  if (Number.isNaN(time)) return null;
  return allDay && isEnd ? time + DAY_END : time;
}

/** The same moment in the other kind of field. */
export const switchKind = (text: string, allDay: boolean): string => {
  if (text === '') return '';
  return allDay ? text.slice(0, 10) : `${text.slice(0, 10)}T00:00`;
};

export const toDraft = ({ content, starts, ends, allDay }: Draft): AnnouncementDraft => ({
  content: content.trim(),
  startsAt: fromField(starts, allDay, false),
  endsAt: fromField(ends, allDay, true),
  allDay,
});

/** Why it cannot be sent. */
export function problemOf(draft: Draft): 'empty' | 'ends-first' | null {
  const { content, startsAt, endsAt } = toDraft(draft);
  if (startsAt !== null && endsAt !== null && endsAt < startsAt) return 'ends-first';
  return content === '' ? 'empty' : null;
}
