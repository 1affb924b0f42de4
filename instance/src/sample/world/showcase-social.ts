import { DAY, HOUR, MINUTE, type Post, type World } from './world.ts';

function polls(world: World): Post[] {
  const { now, who } = world;
  return [
    {
      author: who('kestrel@updraft.example'),
      at: now - 3 * HOUR,
      language: 'en',
      warmth: 2,
      text: 'Field question for people who hang laundry outside. A cloud with a flat dark bottom is coming from the west and you have eleven shirts up. You…',
      poll: {
        options: [
          'Take everything in now',
          'Wait, it always turns at the ridge',
          'Shirts have been rained on before',
        ],
        multiple: false,
        endsAt: now + 21 * HOUR,
        turnout: 48,
      },
    },
    {
      author: who('mirela'),
      at: now - 7 * HOUR,
      language: 'en',
      warmth: 1,
      text: 'Which of these belong in the Friday soup? All that apply.',
      poll: {
        options: ['Leeks', 'White beans', 'The last ugly potatoes', 'Lemon', ':shell: pasta'],
        multiple: true,
        endsAt: now + 3 * DAY,
        turnout: 30,
        adaChose: 3,
      },
    },
  ];
}

/** One that is over, one of ada’s own, one without an end. */
function otherPolls(world: World): Post[] {
  const { now, who } = world;
  return [
    {
      author: who('thea'),
      at: now - 4 * DAY,
      language: 'en',
      warmth: 1,
      text: 'Best biscuit for a four-hour survey in sideways rain',
      poll: {
        options: ['Ginger', 'Oat', 'Whatever floats'],
        multiple: false,
        endsAt: now - 5 * HOUR,
        turnout: 52,
        adaChose: 1,
      },
    },
    {
      author: who('ada'),
      at: now - 90 * MINUTE,
      language: 'en',
      warmth: 1,
      text: 'Quadrat names: letters or birds?',
      poll: { options: ['Letters', 'Birds'], multiple: false, endsAt: now + 22 * HOUR, turnout: 17 },
    },
    {
      author: who('rana@charco.example'),
      at: now - 10 * DAY,
      language: 'es',
      text: '¿Ya es océano?',
      poll: { options: ['Sí', 'Croac'], multiple: false, endsAt: null, turnout: 9 },
    },
  ];
}

/** A quote of a quote. */
function quotes(world: World): Post[] {
  const { now, who } = world;
  const robin: Post = {
    author: who('pedals'),
    at: now - 32 * HOUR,
    text: 'The overdue robin has been spoken to. It showed no remorse.',
    language: 'en',
    warmth: 3,
  };
  const first: Post = {
    author: who('wren@hedgerow.example'),
    at: now - 25 * HOUR,
    text: 'Quoting the robin’s librarian, for the log.',
    quote: robin,
    language: 'en',
    warmth: 2,
  };
  const second: Post = {
    author: who('dov'),
    at: now - 5 * HOUR - 40 * MINUTE,
    text: 'And quoting the log. The robin denies everything.',
    quote: first,
    language: 'en',
    warmth: 1,
  };
  return [robin, first, second];
}

/** Quotes of a post behind a subject and of one with a picture. */
function quotesOfMore(world: World): Post[] {
  const { now, who } = world;
  const covered: Post = {
    author: who('moos@waldrand.example'),
    at: now - 44 * HOUR,
    text: 'Sie hat gewonnen. Natürlich hat sie gewonnen.',
    subject: 'Katze, Fisch, Ausgang des Streits',
    language: 'de',
    warmth: 1,
  };
  const pictured: Post = {
    author: who('shiosai@umi.example'),
    at: now - 52 * HOUR,
    text: '今日の海。',
    media: [{ kind: 'picture', picture: 6, described: true }],
    language: 'ja',
    warmth: 2,
  };
  return [
    covered,
    pictured,
    {
      author: who('harbourcat'),
      at: now - 40 * HOUR,
      text: 'For the record, I was asleep.',
      quote: covered,
      language: 'en',
      warmth: 1,
    },
    {
      author: who('signe'),
      at: now - 46 * HOUR,
      text: 'That colour, at minus two.',
      quote: pictured,
      language: 'en',
      warmth: 1,
    },
  ];
}

function edits(world: World): Post[] {
  const { now, who } = world;
  return [
    {
      author: who('ada'),
      at: now - 27 * HOUR,
      language: 'en',
      warmth: 3,
      text: 'Low tide at 05:52 means I own a headlamp and zero excuses. Blue boat at 05:15?',
      earlier: [
        { text: 'Low tide at 06:52 means I own a headlamp and zero excuses.', at: now - 27 * HOUR },
        {
          text: 'Low tide at 05:52 means I own a headlamp and zero excuses.',
          at: now - 26 * HOUR - 50 * MINUTE,
        },
      ],
    },
    {
      author: who('ola@turnia.example'),
      at: now - 6 * HOUR - 10 * MINUTE,
      language: 'pl',
      warmth: 1,
      text: '05:15 to noc, nie rano. Będę.',
      earlier: [{ text: '05:15 to noc, nie rano.', at: now - 6 * HOUR - 10 * MINUTE }],
    },
  ];
}

/** Direct messages. */
function letters(world: World): Post[] {
  const { now, who } = world;
  const letter: Post = {
    author: who('lichen@fieldnotes.example'),
    at: now - 3 * HOUR - 25 * MINUTE,
    text: '@ada The lens is in the bread bin again. I have told nobody.',
    visibility: 'direct',
    language: 'en',
  };
  const reply: Post = {
    author: who('ada'),
    at: now - 3 * HOUR,
    text: '@lichen@fieldnotes.example It likes the warmth. Leave it until Thursday.',
    visibility: 'direct',
    replyTo: letter,
    language: 'en',
  };
  return [
    letter,
    reply,
    {
      author: who('lichen@fieldnotes.example'),
      at: now - 2 * HOUR - 20 * MINUTE,
      text: '@ada Understood. Crumbs noted.',
      visibility: 'direct',
      replyTo: reply,
      language: 'en',
    },
    {
      author: who('sam'),
      at: now - 21 * HOUR,
      text: '@ada @pedals Three headlamps is too many for four people, or is it?',
      visibility: 'direct',
      language: 'en',
    },
    {
      author: who('ada'),
      at: now - 5 * DAY,
      text: '@mod The green gate again. No hurry.',
      visibility: 'direct',
      language: 'en',
    },
  ];
}

/** For followers, for members, off the timelines, for a while. */
function limited(world: World): Post[] {
  const { now, who } = world;
  return [
    {
      author: who('lin'),
      at: now - 4 * HOUR,
      text: 'Only for those who knock: the lower sluice is warm enough for tea.',
      visibility: 'private',
      language: 'en',
      warmth: 1,
    },
    {
      author: who('ada'),
      at: now - 33 * HOUR,
      text: 'Followers only: I have named the crab. I know what I said about naming.',
      visibility: 'private',
      language: 'en',
      warmth: 1,
    },
    {
      author: who('mod'),
      at: now - 29 * HOUR,
      text: 'Local only: keys to the lamp room are under the usual thing.',
      visibility: 'local',
      language: 'en',
      warmth: 1,
    },
    {
      author: who('quill'),
      at: now - 15 * HOUR,
      text: 'Unlisted, because it is only a margin note.',
      visibility: 'unlisted',
      language: 'en',
      warmth: 1,
    },
    {
      author: who('totp'),
      at: now - 13 * HOUR,
      text: 'This one goes out with the tide in three days.',
      expiresAt: now + 3 * DAY,
      language: 'en',
    },
  ];
}

/** Behind subjects of every length, and plain spam. */
function subjects(world: World): Post[] {
  const { now, who } = world;
  return [
    {
      author: who('ruth'),
      at: now - 19 * HOUR,
      text: 'It was the gutter. It is always the gutter.',
      subject: 'gutters, again, and at some length :moss:',
      language: 'en',
      warmth: 1,
    },
    {
      author: who('thermal@updraft.example'),
      at: now - 35 * HOUR,
      text: 'goes up',
      subject: `a subject that will not stop, ${'because the hill did not stop and neither did the sheep, '.repeat(5)}sorry`,
      language: 'en',
    },
    {
      author: who('deals@lamp-oil.example'),
      at: now - 11 * HOUR,
      text: 'LAMP OIL!!! @ada @sam @thea @juno BUY NOW https://lamp-oil.example/now',
      language: 'en',
    },
  ];
}

/** Answers and namings that make ada's notifications worth reading. */
function mentions(world: World): Post[] {
  const { now, who } = world;
  return [
    {
      author: who('lichen@fieldnotes.example'),
      at: now - 2 * MINUTE,
      text: '@ada Yes, but bring the good hand lens. The one you “lost” in May and then found in the bread bin.',
      language: 'en',
      warmth: 1,
    },
    {
      author: who('byeol@haneul.example'),
      at: now - 55 * MINUTE,
      text: '@ada 편지 잘 받았어요 ⭐️',
      language: 'ko',
    },
    {
      author: who('newcomer'),
      at: now - 10 * HOUR,
      text: '@ada Hello, is the walk really open to everyone?',
      language: 'en',
    },
  ];
}

/** Polls, quotes, edits, quiet posts and namings. */
export function socialShowcase(world: World): Post[] {
  return [
    ...polls(world),
    ...otherPolls(world),
    ...quotes(world),
    ...quotesOfMore(world),
    ...edits(world),
    ...letters(world),
    ...limited(world),
    ...subjects(world),
    ...mentions(world),
  ];
}
