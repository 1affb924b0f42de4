/** The drawn subjects an avatar can have; each is inner SVG on a 0..100 square. */
export type Emblem = keyof typeof emblems;

const petals = (fill: string): string =>
  [0, 60, 120, 180, 240, 300]
    .map(
      (turn) => `<ellipse cx="50" cy="28" rx="11" ry="19" fill="${fill}" transform="rotate(${turn} 50 50)"/>`,
    )
    .join('');

const rays = (count: number, fill: string): string =>
  Array.from({ length: count }, (_, i) => (i * 360) / count)
    .map(
      (turn) =>
        `<rect x="47.5" y="8" width="5" height="14" rx="2.5" fill="${fill}" transform="rotate(${turn} 50 50)"/>`,
    )
    .join('');

const spokes = (stroke: string): string =>
  [0, 30, 60, 90, 120, 150]
    .map(
      (turn) => `<path d="M50 20V80" stroke="${stroke}" stroke-width="2" transform="rotate(${turn} 50 50)"/>`,
    )
    .join('');

/** Dark and light ink for one hue. */
export interface Ink {
  readonly dark: string;
  readonly light: string;
  readonly warm: string;
}

export const emblems = {
  tree: (i: Ink) =>
    `<path d="M50 14 74 46H62l18 28H20l18-28H26z" fill="${i.light}"/><rect x="45" y="74" width="10" height="14" fill="${i.dark}"/><circle cx="44" cy="58" r="3" fill="${i.dark}"/><circle cx="58" cy="62" r="3" fill="${i.dark}"/>`,
  moon: (i: Ink) =>
    `<path d="M62 14a37 37 0 1 0 24 52A31 31 0 0 1 62 14z" fill="${i.light}"/><circle cx="78" cy="30" r="3" fill="${i.warm}"/><circle cx="88" cy="46" r="2" fill="${i.warm}"/>`,
  shell: (i: Ink) =>
    `<path d="M50 84 16 46a36 36 0 0 1 68 0z" fill="${i.light}"/><path d="M50 84 28 30M50 84 42 22M50 84 58 22M50 84 72 30" stroke="${i.dark}" stroke-width="2.5" fill="none"/>`,
  star: (i: Ink) =>
    `<path d="m50 14 10 25 27 2-21 17 7 27-23-15-23 15 7-27-21-17 27-2z" fill="${i.warm}"/><circle cx="16" cy="20" r="2" fill="${i.light}"/><circle cx="86" cy="80" r="2.5" fill="${i.light}"/>`,
  boat: (i: Ink) =>
    `<path d="M22 62h58l-9 16H32z" fill="${i.dark}"/><path d="M52 12v44h26z" fill="${i.light}"/><path d="M47 20v36H28z" fill="${i.warm}"/><path d="M0 84q12-8 25 0t25 0 25 0 25 0v16H0z" fill="${i.light}" opacity=".5"/>`,
  wave: (i: Ink) =>
    `<circle cx="68" cy="32" r="15" fill="${i.warm}"/><path d="M0 58q16-14 33 0t33 0 34 0v42H0z" fill="${i.light}"/><path d="M0 74q16-12 33 0t33 0 34 0v26H0z" fill="${i.dark}"/>`,
  wheel: (i: Ink) =>
    `<circle cx="50" cy="50" r="32" fill="none" stroke="${i.light}" stroke-width="7"/>${spokes(i.light)}<circle cx="50" cy="50" r="7" fill="${i.warm}"/>`,
  fish: (i: Ink) =>
    `<path d="M14 50q30-36 58 0q-28 36-58 0z" fill="${i.light}"/><path d="m68 50 20-18v36z" fill="${i.warm}"/><circle cx="30" cy="46" r="4" fill="${i.dark}"/>`,
  mug: (i: Ink) =>
    `<rect x="24" y="40" width="42" height="42" rx="7" fill="${i.light}"/><path d="M66 50h8a9 9 0 0 1 0 20h-8" fill="none" stroke="${i.light}" stroke-width="6"/><path d="M36 32q-5-7 0-14M50 32q-5-7 0-14" stroke="${i.warm}" stroke-width="4" fill="none"/>`,
  flame: (i: Ink) =>
    `<path d="M52 10q26 28 22 50a24 26 0 0 1-48 0q0-16 12-26 2 10 8 12 6-18 6-36z" fill="${i.warm}"/><path d="M51 52q11 14 9 22a10 10 0 0 1-20 0q2-12 11-22z" fill="${i.light}"/>`,
  leaf: (i: Ink) =>
    `<path d="M18 82Q14 22 84 16q2 66-66 66z" fill="${i.light}"/><path d="M18 84 70 30" stroke="${i.dark}" stroke-width="4"/><path d="M40 62V42M52 50h18" stroke="${i.dark}" stroke-width="3"/>`,
  cat: (i: Ink) =>
    `<path d="M22 34 26 12l18 14h12l18-14 4 22v24a28 26 0 0 1-56 0z" fill="${i.dark}"/><circle cx="39" cy="48" r="5" fill="${i.warm}"/><circle cx="61" cy="48" r="5" fill="${i.warm}"/><path d="M46 60h8l-4 5z" fill="${i.light}"/>`,
  mountain: (i: Ink) =>
    `<path d="M4 84 40 24l20 34 10-14 26 40z" fill="${i.dark}"/><path d="m40 24 12 20-8 5-5-6-8 6-2-7z" fill="${i.light}"/><circle cx="78" cy="24" r="8" fill="${i.warm}"/>`,
  sun: (i: Ink) => `<circle cx="50" cy="50" r="21" fill="${i.warm}"/>${rays(12, i.light)}`,
  flower: (i: Ink) => `${petals(i.light)}<circle cx="50" cy="50" r="12" fill="${i.warm}"/>`,
  bird: (i: Ink) =>
    `<path d="M16 66q4-34 36-34a17 17 0 0 1 29-2l11 6-13 4q2 36-33 38z" fill="${i.dark}"/><circle cx="70" cy="33" r="3.5" fill="${i.light}"/><path d="M34 62q14-18 32-6-8 16-32 6z" fill="${i.warm}"/>`,
  moth: (i: Ink) =>
    `<path d="M48 34Q20 10 10 34q4 26 38 22zM52 34q28-24 38 0-4 26-38 22z" fill="${i.light}"/><path d="M48 54q-24 4-24 26 20 4 24-16zM52 54q24 4 24 26-20 4-24-16z" fill="${i.warm}"/><circle cx="27" cy="36" r="5" fill="${i.dark}"/><circle cx="73" cy="36" r="5" fill="${i.dark}"/><rect x="47" y="28" width="6" height="44" rx="3" fill="${i.dark}"/>`,
} satisfies Record<string, (ink: Ink) => string>;
