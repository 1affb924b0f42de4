import {
  dateTime,
  dayMonth,
  dayMonthYear,
  hasWords,
  relative,
  relativeShort,
  unitLong,
  unitShort,
} from './formatters';
import type { Translator } from './translator';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const MONTH = 30 * DAY;
const YEAR = 365.25 * DAY;

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** Steps of behaviour.md §11: a difference is counted in the largest unit that it reaches, else in seconds. */
const STEPS: readonly (readonly [size: number, unit: Unit])[] = [
  [YEAR, 'year'],
  [MONTH, 'month'],
  [WEEK, 'week'],
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
];

const stepOf = (distance: number): (typeof STEPS)[number] =>
  STEPS.find(([least]) => distance >= least) ?? [SECOND, 'second'];

/**
 * How far `time` is from `now` (both Unix ms); past differences are rounded down, future ones up: 59.9 minutes are an
 * hour, not 60 minutes.
 */
export function difference(time: number, now: number): { amount: number; unit: Unit; past: boolean } {
  const past = time <= now;
  const distance = Math.abs(now - time);
  const [exact] = stepOf(distance);
  const rounded = past ? distance : Math.ceil(distance / exact) * exact;
  const [size, unit] = stepOf(rounded);
  const amount = past ? Math.floor(rounded / size) : Math.ceil(rounded / size);
  return { amount, unit, past };
}

/** "4m", "3h", "2d", then "2 Mar", in another year "2 Mar 2024" (design language §8). "now" under a second. */
export function shortTime(t: Translator, time: number, now: number): string {
  const { amount, unit, past } = difference(time, now);
  if (amount < 1 || (past && now - time < SECOND)) return t('time.now');
  if (!past && !hasWords(t.locale)) return absoluteTime(t, time);
  if (unit !== 'week' && unit !== 'month' && unit !== 'year')
    return past ? unitShort(t.locale, amount, unit) : relativeShort(t.locale).format(amount, unit);
  const sameYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return (sameYear ? dayMonth : dayMonthYear)(t.locale).format(time);
}

/** "4 minutes ago", "in 3 hours". */
export function longTime(t: Translator, time: number, now: number): string {
  const { amount, unit, past } = difference(time, now);
  if (amount < 1) return t('time.now');
  if (!hasWords(t.locale)) return absoluteTime(t, time);
  return relative(t.locale).format(past ? -amount : amount, unit);
}

/** "3 hours": how long until or since, without "ago" or "in". */
export function duration(t: Translator, time: number, now: number): string {
  const { amount, unit } = difference(time, now);
  return unitLong(t.locale)(amount, unit);
}

/** Date and time in the reader's regional form, for tooltips and the selected post; nothing for an unknown time, 0. */
export const absoluteTime = (t: Translator, time: number): string =>
  time ? dateTime(t.locale).format(time) : '';
