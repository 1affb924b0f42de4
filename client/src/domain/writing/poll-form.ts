/** What a poll under construction must keep to; seconds for the expirations. */
export interface PollLimits {
  maxOptions: number;
  maxOptionChars: number;
  minExpiration: number;
  maxExpiration: number;
}

export const POLL_UNITS = ['minutes', 'hours', 'days'] as const;
export type PollUnit = (typeof POLL_UNITS)[number];

const SECONDS: Readonly<Record<PollUnit, number>> = { minutes: 60, hours: 3_600, days: 86_400 };

/** COMP-06: a new poll has two empty options and ten minutes. */
const START_SECONDS = 600;
const LEAST_OPTIONS = 2;

export interface PollShape {
  options: readonly string[];
  multiple: boolean;
  /** Seconds. */
  expiresIn: number;
}

/** Units of which at least one fits; minutes where the server's limits leave none. */
export function offeredUnits({ maxExpiration }: Pick<PollLimits, 'maxExpiration'>): readonly PollUnit[] {
  const fitting = POLL_UNITS.filter((unit) => SECONDS[unit] <= maxExpiration);
  return fitting.length > 0 ? fitting : ['minutes'];
}

export interface AmountRange {
  min: number;
  max: number;
}

/** Whole amounts of a unit that the server takes (behaviour.md §8). */
export const amountRange = (unit: PollUnit, limits: PollLimits): AmountRange => ({
  min: Math.ceil(limits.minExpiration / SECONDS[unit]),
  max: Math.floor(limits.maxExpiration / SECONDS[unit]),
});

/** Raised to the least, then lowered to the most; what is no number becomes the least. At least 1. */
export function clampAmount(amount: number, unit: PollUnit, limits: PollLimits): number {
  const { min, max } = amountRange(unit, limits);
  const whole = Number.isFinite(amount) ? Math.trunc(amount) : min;
  return Math.max(1, Math.min(Math.max(whole, min), max));
}

export const inSeconds = (amount: number, unit: PollUnit): number => amount * SECONDS[unit];

/** The largest unit that tells a duration in whole amounts, and the amount. */
export function inUnits(seconds: number, limits: PollLimits): { amount: number; unit: PollUnit } {
  const offered = offeredUnits(limits);
  const unit =
    offered.findLast((one) => seconds >= SECONDS[one] && seconds % SECONDS[one] === 0) ?? 'minutes';
  return { amount: Math.max(1, Math.round(seconds / SECONDS[unit])), unit };
}

export const startPoll = (limits: PollLimits): PollShape => ({
  options: Array.from({ length: LEAST_OPTIONS }, () => ''),
  multiple: false,
  expiresIn: inSeconds(clampAmount(START_SECONDS / SECONDS.minutes, 'minutes', limits), 'minutes'),
});

/** Options that will be sent: blank ones and repetitions are left out. */
export const sentOptions = (options: readonly string[]): readonly string[] => [
  ...new Set(options.map((option) => option.trim()).filter((option) => option !== '')),
];

/** Why a poll cannot be posted. */
export type PollProblem = 'not-enough-options';

export const pollProblem = ({ options }: Pick<PollShape, 'options'>): PollProblem | null =>
  sentOptions(options).length < LEAST_OPTIONS ? 'not-enough-options' : null;

/** Whole characters: none is cut in two. `chars` in UTF-16 units, 0 is no limit. */
export function cutOption(text: string, chars: number): string {
  if (chars <= 0 || text.length <= chars) return text;
  const last = text.charCodeAt(chars - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? chars - 1 : chars);
}

export const withOption = (options: readonly string[], index: number, text: string): readonly string[] =>
  options.map((option, at) => (at === index ? text : option));

/** One more empty option, as long as the server takes it. */
export const withNewOption = (options: readonly string[], { maxOptions }: PollLimits): readonly string[] =>
  options.length < maxOptions ? [...options, ''] : options;

/** Never fewer than two lines. */
export const withoutOption = (options: readonly string[], index: number): readonly string[] =>
  options.length > LEAST_OPTIONS ? options.filter((_, at) => at !== index) : withOption(options, index, '');
