/** A small seeded random source: the same seed gives the same sample world on every machine. */
export interface Prng {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
  /** One item of a list that is not empty. */
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  /** `count` different items (fewer when the list is shorter), in random order. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** A generator (mulberry32) that starts at `seed`. */
export function createPrng(seed: number): Prng {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    sample: (items, count) => {
      const rest = [...items];
      const taken: (typeof rest)[number][] = [];
      while (taken.length < count && rest.length > 0) taken.push(...rest.splice(int(0, rest.length - 1), 1));
      return taken;
    },
  };
}

/**
 * Chooses one wording of a fragment: `{a|b}` picks an alternative, `{#2-9}` a whole number.
 * Alternatives do not nest.
 */
export function wording(fragment: string, prng: Prng): string {
  return fragment.replace(/\{([^{}]*)\}/gu, (_all, inner: string) => {
    const range = /^#(\d+)-(\d+)$/u.exec(inner);
    if (range) return String(prng.int(Number(range[1]), Number(range[2])));
    return prng.pick(inner.split('|'));
  });
}

/** A number made from a text, to seed a generator of its own for one thing (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
