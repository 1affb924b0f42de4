// Makes client/src/parts/emoji/standard-emoji.json and client/src/parts/emoji/words/words-*.json from a copy of
// emojibase-data (MIT), which is too large to be a dependency:
// node scripts/emoji-data.mjs FOLDER-OF-EMOJIBASE-DATA
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

/** Groups of emojibase by number; 2 holds parts of emoji that mean nothing alone. */
const GROUPS = [
  'smileys',
  'people',
  null,
  'nature',
  'food',
  'travel',
  'activities',
  'objects',
  'symbols',
  'flags',
];

/** Those of our languages that emojibase has besides English. */
const LANGUAGES = 'de es et fi fr hu it ja ko nb nl pl pt ru uk vi zh zh-hant'.split(' ');

const folder = process.argv[2];
if (!folder) throw new Error('usage: node scripts/emoji-data.mjs FOLDER-OF-EMOJIBASE-DATA');
const read = (path) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
const out = join(ROOT, 'client/src/parts/emoji');

const all = read('en/data.json');
const members = GROUPS.map((name, number) =>
  name === null ? [] : all.filter(({ group }) => group === number).sort((a, b) => a.order - b.order),
);
const github = read('en/shortcodes/github.json');
const usual = read('en/shortcodes/iamcal.json');
const other = read('en/shortcodes/emojibase.json');

/** The label, then the tags that say more than it. */
function words({ label, tags = [] }) {
  const more = tags.filter((tag) => !label.toLowerCase().includes(tag.toLowerCase()));
  return [label, ...more].join('|');
}

const shortcodes = ({ hexcode }) =>
  [...new Set([github[hexcode] ?? usual[hexcode] ?? other[hexcode] ?? []].flat())].join(' ');

/** As `withTone` in skin-tone.ts does it: only emoji for which that is right are marked. */
const tone = (text, sign) =>
  text.replace(
    /(?<!\u{200D})\p{Emoji_Modifier_Base}\u{FE0F}?|(?<=\u{200D})(?!\u{1F91D})\p{Emoji_Modifier_Base}\u{FE0F}?/gu,
    (base) => base.replace('\u{FE0F}', '') + sign,
  );
const hasTones = ({ emoji, skins = [] }) => {
  const single = skins.filter(({ tone: tones }) => !Array.isArray(tones) || new Set(tones).size === 1);
  return (
    single.length === 5 &&
    single.every(({ emoji: skin }, index) => tone(emoji, String.fromCodePoint(0x1f3fb + index)) === skin)
  );
};

const unmarked = all.filter((emoji) => emoji.skins && !hasTones(emoji)).map(({ emoji }) => emoji);
console.log(`${unmarked.length} emoji have tones that the rule does not make: ${unmarked.join(' ')}`);

const groups = GROUPS.flatMap((name, number) =>
  name === null
    ? []
    : [
        {
          name,
          emoji: members[number].map((emoji) => [
            emoji.emoji,
            words(emoji),
            shortcodes(emoji),
            ...(hasTones(emoji) ? [1] : []),
          ]),
        },
      ],
);
writeFileSync(join(out, 'standard-emoji.json'), `${JSON.stringify(groups)}\n`);

mkdirSync(join(out, 'words'), { recursive: true });
const order = members.flat().map(({ hexcode }) => hexcode);
for (const language of LANGUAGES) {
  const local = new Map(read(`${language}/data.json`).map((emoji) => [emoji.hexcode, emoji]));
  const lines = order.map((hexcode) => (local.has(hexcode) ? words(local.get(hexcode)) : ''));
  writeFileSync(join(out, 'words', `words-${language}.json`), `${JSON.stringify(lines)}\n`);
}
