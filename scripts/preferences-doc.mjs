// docs/preferences.md, made from the code: `node --import tsx scripts/preferences-doc.mjs` writes it, `--check` fails
// when it is stale, and when a preference that is offered is heeded nowhere or looked for by no end-to-end test.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preference, preference_hint as hint } from '../client/src/i18n/messages/en/late/preferences.ts';
import { settings } from '../client/src/i18n/messages/en/late/settings.ts';
import { DEFAULT_PREFERENCES } from '../client/src/data/settings/preferences.ts';
import { SETTINGS } from '../client/src/features/settings/catalogue.ts';
import { BY_THEMSELVES, GROUPS } from '../e2e/preferences/groups.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCE = join(ROOT, 'client', 'src');
const PAGE = join(ROOT, 'docs', 'preferences.md');

/** These also hold before any script of Skein runs: the browser keeps them for the next first paint. */
const EARLY = new Set(['theme', 'interfaceLanguage']);

/** Source files that may read a preference: not the settings themselves, not texts, not tests. */
const files = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !/\/(data\/settings|i18n\/messages|testing)\//.test(file))
  .map((file) => ({
    place: relative(SOURCE, file).split('/').slice(0, 2).join('/'),
    text: readFileSync(file, 'utf8'),
  }));

/** A file that asks for preferences; other words of the code are called the same (`highlight` is a colour of themes, too). */
const READS = /\busePreference\(|\bsettings\.(get|value)\(|\bhidingSetting\b|\bpreferenceDefaults\b/;

/** The settings window names all of them; what it heeds itself it asks for. */
const isHeeded = (name, { place, text }) =>
  place === 'features/settings'
    ? text.includes(`usePreference('${name}')`)
    : READS.test(text) && text.includes(`'${name}'`);
/** Their own controls show these. */
const isControl = (name) => ['muteWords', 'highlight', 'notificationVisibility'].includes(name);
const heededIn = (name) => [
  ...new Set(
    files
      .filter((file) => isHeeded(name, file) && !(isControl(name) && file.place === 'features/settings'))
      .map(({ place }) => place),
  ),
];

const shown = (value) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text === '' ? '(empty)' : `\`${text.length > 40 ? `${text.slice(0, 39)}…` : text}\``;
};

const cell = (text) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

function row(name) {
  const place = SETTINGS.find((one) => one.name === name);
  const tab = place ? settings[`tab_${place.tab}`] + (place.expert ? ' (expert)' : '') : 'not offered yet';
  const keeper = EARLY.has(name) ? 'profile, and the browser for its first paint' : 'profile';
  const where = heededIn(name);
  return `| ${[
    `\`${name}\``,
    preference[name],
    hint[name],
    shown(DEFAULT_PREFERENCES[name]),
    tab,
    keeper,
    where.join(', '),
  ]
    .map(cell)
    .join(' | ')} |`;
}

/** `screen.test.ts` changes all that are on the screen; of what they change each needs a sight or a test of its own. */
const seen = new Set(GROUPS.flatMap(({ sights }) => Object.values(sights).flatMap(Object.keys)));
const hasOwnTest = (name) => {
  const file = BY_THEMSELVES[name];
  return file !== undefined && readFileSync(join(ROOT, 'e2e', file), 'utf8').includes(`test('${name}`);
};
const unseen = SETTINGS.map(({ name }) => name).filter((name) => !seen.has(name) && !hasOwnTest(name));

const names = Object.keys(DEFAULT_PREFERENCES);
const page = `# Preferences
Made from the code by \`scripts/preferences-doc.mjs\`; \`npm run check\` fails when it is stale.

Each is the reader's own choice, else the instance's default (\`config.json\` and the frontend configuration of the server), else the default below. **Profile**: kept in the settings profile of the account where the server has such (Akkoma), so that it is on all devices; always kept in the browser too, by account. \`controls.dom.test.tsx\` changes each of them by its control; \`e2e/preferences\` changes each of them on its screen, looks for it after a reload and in a second browser (\`screen.test.ts\`), and for what it changes where it is heeded (\`seen.test.ts\`); \`npm run check\` fails for a preference without such a look.

| name | on the screen | what it does | default | tab | who keeps it | heeded in |
|---|---|---|---|---|---|---|
${names.map(row).join('\n')}
`;

const unheeded = SETTINGS.map(({ name }) => name).filter((name) => heededIn(name).length === 0);
const asIs = process.argv.includes('--check') ? readFileSync(PAGE, 'utf8') : null;
if (unseen.length > 0) {
  console.error(`looked for by no test (e2e/preferences): ${unseen.join(', ')}`);
  process.exitCode = 1;
} else if (unheeded.length > 0) {
  console.error(`offered, but heeded nowhere: ${unheeded.join(', ')}`);
  process.exitCode = 1;
} else if (asIs === null) writeFileSync(PAGE, page);
else if (asIs !== page) {
  console.error('docs/preferences.md is stale: node --import tsx scripts/preferences-doc.mjs');
  process.exitCode = 1;
}
