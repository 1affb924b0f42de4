import { unitLong } from './formatters';
import type { Translator } from './translator';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  { unit: 'month', size: 30 * DAY },
  { unit: 'week', size: 7 * DAY },
  { unit: 'day', size: DAY },
  { unit: 'hour', size: HOUR },
  { unit: 'minute', size: MINUTE },
] as const;

/** A week that began a moment ago is still a week. */
const NEARLY = 0.02;

/**
 * "1 week", "6 weeks", "9 days": what is left until `end` (both Unix ms), rounded to what is nearest. A unit
 * counts from two on, or when it is all but exactly one: ten days are not told as two weeks.
 */
export function timeLeft(t: Translator, end: number, now: number): string {
  const left = Math.max(end - now, MINUTE);
  const fits = ({ size }: { size: number }): boolean =>
    left >= 2 * size || Math.abs(left / size - 1) <= NEARLY;
  const { unit, size } = UNITS.find(fits) ?? { unit: 'minute', size: MINUTE };
  return unitLong(t.locale)(Math.round(left / size), unit);
}
