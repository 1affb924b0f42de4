// Makes client/src/parts/emoji/standard-emoji.json from a copy of emojibase-data (MIT), which is too large
// to be a dependency: node scripts/emoji-data.mjs FOLDER-OF-EMOJIBASE-DATA
import { readFileSync, writeFileSync } from 'node:fs';
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

const folder = process.argv[2];
if (!folder) throw new Error('usage: node scripts/emoji-data.mjs FOLDER-OF-EMOJIBASE-DATA');
const all = JSON.parse(readFileSync(join(folder, 'en/compact.json'), 'utf8'));

/** The label, then the tags that say more than it. */
function words({ label, tags = [] }) {
  const more = tags.filter((tag) => !label.toLowerCase().includes(tag.toLowerCase()));
  return [label, ...more].join('|');
}

const groups = GROUPS.flatMap((name, number) => {
  if (name === null) return [];
  const members = all.filter(({ group }) => group === number).sort((a, b) => a.order - b.order);
  return [{ name, emoji: members.map((emoji) => [emoji.unicode, words(emoji)]) }];
});
writeFileSync(join(ROOT, 'client/src/parts/emoji/standard-emoji.json'), `${JSON.stringify(groups)}\n`);
