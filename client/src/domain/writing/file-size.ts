const UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB'] as const;

export type SizeUnit = (typeof UNITS)[number];

/** A size for people (COMP-05): steps of 1,024, at most two decimals. */
export function fileSize(bytes: number): { amount: number; unit: SizeUnit } {
  let amount = Math.max(0, bytes);
  let step = 0;
  // What would round up to 1,024 belongs to the next unit.
  while (Math.round(amount * 100) / 100 >= 1024 && step < UNITS.length - 1) {
    amount /= 1024;
    step += 1;
  }
  return { amount: Math.round(amount * 100) / 100, unit: UNITS[step] ?? 'TiB' };
}
