import { dateFormat } from './formatters';
import type { Translator } from './translator';

/** Days stand for themselves wherever the reader is: all-day times are days of UTC. */
const formatter = ({ locale }: Translator, allDay: boolean): Intl.DateTimeFormat =>
  dateFormat(
    locale,
    allDay ? { dateStyle: 'long', timeZone: 'UTC' } : { dateStyle: 'long', timeStyle: 'short' },
  );

/** A day, or a day and a time of day. */
export const dayOrTime = (t: Translator, time: number, allDay: boolean): string =>
  formatter(t, allDay).format(time);

/** "20 November 2026 at 14:00 – 22:00": what both ends have in common is said once. */
export const dayRange = (t: Translator, from: number, to: number, allDay: boolean): string =>
  formatter(t, allDay).formatRange(from, Math.max(from, to));
