import { DAY, HOUR, MINUTE, type MediaPlan, type Post, type World } from './world.ts';

const drawn = (numbers: readonly number[], described = true): MediaPlan[] =>
  numbers.map((picture) => ({ kind: 'picture', picture, described }));

/** Pictures of every count. */
function galleries(world: World): Post[] {
  const { now, who } = world;
  return [
    {
      author: who('ola@turnia.example'),
      at: now - 65 * MINUTE,
      text: 'Ridge, twice.',
      media: drawn([8, 9]),
      language: 'en',
      warmth: 2,
    },
    {
      author: who('lichen@fieldnotes.example'),
      at: now - 2 * HOUR - 5 * MINUTE,
      text: 'Three from the third quadrat.',
      media: drawn([16, 17, 18]),
      language: 'en',
      warmth: 2,
    },
    {
      author: who('hana'),
      at: now - 3 * HOUR - 10 * MINUTE,
      text: '刷り上がり、四枚。',
      media: drawn([1, 2, 3, 4]),
      language: 'ja',
      warmth: 2,
    },
    {
      author: who('ember@kiln.example'),
      at: now - 14 * HOUR,
      text: 'Unpacked. Five I would sign.',
      media: drawn([32, 33, 34, 35, 36]),
      language: 'en',
      warmth: 2,
    },
    {
      author: who('lichen@fieldnotes.example'),
      at: now - 28 * HOUR,
      text: 'Eight days, eight pools. No descriptions yet, they are coming.',
      media: drawn([19, 20, 21, 22, 23, 16, 17, 18], false),
      language: 'en',
      warmth: 2,
    },
  ];
}

/** Pictures of odd shapes, covered ones, one without a word. */
function shapes(world: World): Post[] {
  const { now, who } = world;
  return [
    {
      author: who('thea'),
      at: now - 10 * HOUR,
      text: 'The whole sky, as wide as it goes.',
      media: drawn([41]),
      language: 'en',
      warmth: 2,
    },
    {
      author: who('tamsin'),
      at: now - 12 * HOUR,
      text: 'The whole shelf, floor to ceiling. The ladder is on loan.',
      media: drawn([26]),
      language: 'en',
      warmth: 1,
    },
    {
      author: who('grog@kiln.example'),
      at: now - 18 * HOUR,
      text: 'smallest test tile',
      media: drawn([70]),
      language: 'en',
    },
    {
      author: who('moos@waldrand.example'),
      at: now - 75 * MINUTE,
      text: 'Acht Stunden. Markknochen, zwei Zwiebeln, ein Lorbeerblatt mit Charakter.',
      subject: 'Kochen, Fleisch, sehr lange Brühe',
      media: drawn([37]),
      sensitive: true,
      language: 'de',
      warmth: 2,
    },
    {
      author: who('sam'),
      at: now - 80 * MINUTE,
      text: 'Sensitive on purpose: a very dead crab, with its friends.',
      media: drawn([20, 21, 22]),
      sensitive: true,
      language: 'en',
      warmth: 1,
    },
    {
      author: who('signe'),
      at: now - 9 * HOUR - 30 * MINUTE,
      text: '',
      media: drawn([5]),
      language: null,
      warmth: 1,
    },
  ];
}

/** Film, sound and files. */
function recordings(world: World): Post[] {
  const { now, who } = world;
  return [
    {
      author: who('juno'),
      at: now - 95 * MINUTE,
      text: 'The evening came in over the bar like this.',
      media: [
        {
          kind: 'file',
          file: 'evening-tide.mp4',
          description:
            'Slow bands of dark blue, pale blue and orange sliding over each other, with a low hum.',
        },
      ],
      language: 'en',
      warmth: 2,
    },
    {
      author: who('dov'),
      at: now - 16 * HOUR,
      text: 'Sandhoppers at the torch. No sound, they are shy.',
      media: [{ kind: 'file', file: 'sandhoppers.webm', description: null }],
      language: 'en',
      warmth: 1,
    },
    {
      author: who('kestrel@updraft.example'),
      at: now - 4 * HOUR - 20 * MINUTE,
      text: 'Wind at the ridge, raw. And the notes.',
      media: [
        { kind: 'file', file: 'rigging.wav', description: 'Five seconds of rigging ringing in the wind.' },
        { kind: 'file', file: 'tide-table.txt', description: 'ridge notes' },
      ],
      language: 'en',
      warmth: 2,
    },
  ];
}

/** Sound and film beside pictures. */
function mixtures(world: World): Post[] {
  const { now, who } = world;
  return [
    {
      author: who('cass'),
      at: now - 20 * HOUR,
      text: 'Warm-up, second row. We get better after the biscuits.',
      media: [
        { kind: 'file', file: 'choir-warmup.mp3', description: 'A choir holding one long chord.' },
        ...drawn([40]),
      ],
      language: 'en',
      warmth: 1,
    },
    {
      author: who('kofi'),
      at: now - 2 * DAY,
      text: 'Picture, film and sound of the same minute.',
      media: [
        ...drawn([10]),
        { kind: 'file', file: 'evening-tide.mp4', description: null },
        { kind: 'file', file: 'rigging.wav', description: null },
      ],
      language: 'en',
      warmth: 1,
    },
  ];
}

/** Links with cards. */
function links(world: World): Post[] {
  const { now, who } = world;
  return [
    {
      author: who('sam'),
      at: now - 26 * HOUR - 20 * MINUTE,
      text: 'Worth your evening: https://estuary.example/a-year-of-one-mudflat',
      card: 'https://estuary.example/a-year-of-one-mudflat',
      language: 'en',
      warmth: 2,
    },
    {
      author: who('pedals'),
      at: now - 8 * HOUR - 15 * MINUTE,
      text: 'Our repair evenings have a page now https://pedals.example/mend-night',
      card: 'https://pedals.example/mend-night',
      language: 'en',
      warmth: 1,
    },
    {
      author: who('admin'),
      at: now - 30 * HOUR,
      text: 'New on the instance blog: how we moved the whole media store without anyone noticing (except the four people who did, sorry). https://blog.tidepool.example/moving-day',
      card: 'https://blog.tidepool.example/moving-day',
      language: 'en',
      warmth: 2,
    },
  ];
}

/** Pictures of every count and shape, film, sound, files, links. */
export function mediaShowcase(world: World): Post[] {
  return [...galleries(world), ...shapes(world), ...recordings(world), ...mixtures(world), ...links(world)];
}

/** The pages behind the link cards. */
export const cards: Readonly<Record<string, { title: string; description: string; picture: number | null }>> =
  {
    'https://estuary.example/a-year-of-one-mudflat': {
      title: 'A year of one mudflat, photographed at every spring low',
      description: 'Twenty-six mornings, one tripod, and what the water moved in between.',
      picture: 41,
    },
    'https://pedals.example/mend-night': {
      title: 'Mend night at the Bicycle Library',
      description: 'Zips, chains, spines of books. Thursdays at seven, bring biscuits.',
      picture: 24,
    },
    'https://blog.tidepool.example/moving-day': {
      title: 'Moving day',
      description: '',
      picture: null,
    },
  };
