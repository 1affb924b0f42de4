import { numberFormat } from './formatters';
import type { Translator } from './translator';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** 16 MB and the like, in the reader's language; powers of 1024 as servers count them. */
export function fileSize(t: Translator, bytes: number): string {
  const step = Math.max(
    0,
    Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024))),
  );
  return numberFormat(t.locale, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    maximumFractionDigits: 1,
  }).format(bytes / 1024 ** step);
}
