// What a module of the client may keep in a `let` of its own: what there is one of in the whole page. All else is state
// of a component, a record or an object that somebody makes. Part of `npm run check`.
import { readFileSync } from 'node:fs';
import { modules, place } from './boundaries.mjs';

/** By file below the client's source folder: the names, and why there is one of them. */
const OWNED = {
  'app/frame/use-language.ts': ['isWritten', 'the cookie of the page'],
  'app/routes/last-timeline.ts': ['last', 'where this page of the browser was, whoever is signed in'],
  'domain/writing/text-length.ts': ['segmenter', 'made once: that takes longer than its use'],
  'features/keys/press.ts': ['goingSince', 'keys are heard for the whole page'],
  'features/peek/use-peek.ts': ['came', 'the press before this code is caught up with once'],
  'features/settings/leaving.ts': ['unsaved waiting', 'one window of settings, with one form at a time'],
  'features/settings/profile/draft.ts': ['lastKey', 'keys of rows differ within the page'],
  'features/settings/saved.ts': ['until last', 'one window of settings, with one place that says so'],
  'i18n/locale-loader.ts': ['wanted', 'the page has one language'],
  'i18n/locale.ts': ['translator words lacks', 'the page has one language'],
  'lib/first-screen/first-screen.ts': ['waiting release painted', 'a visit has one first screen'],
  'lib/history/history-entry.ts': ['counter', 'names of entries differ within the page'],
  'lib/history/open-layers.ts': [
    'stepping expected settling cameBack afterStep',
    'the window has one history, and the steps in it are its own',
  ],
  'lib/missed-pictures.ts': ['taker isAway', 'pictures of the whole page'],
  'lib/typing/first-sign.ts': ['first', 'a visit has one first sign of life'],
  'lib/typing/last-press.ts': ['last', 'a window has one last press'],
  'parts/composer/form/language-names.ts': [
    'latest',
    'made once: the browser takes long to name all languages',
  ],
  'parts/emoji/emoji-picker.tsx': ['keptOpen', "the reader's last choice, for every picker of the page"],
  'parts/media/players/only-one-plays.ts': ['playing', 'a page has one sound'],
  'parts/media/players/start-flash.ts': ['script', 'a script runs once in a page'],
  'parts/rich-text/use-still.ts': ['asked', 'the browser is asked once for all pictures'],
  'theme/apply.ts': ['look manner isPreviewed', 'what the root of the page wears'],
  'ui/state/say.ts': ['last', 'a page has one voice'],
  'ui/virtual-list/places.ts': ['asked', 'the reader has asked something of one row'],
  'ui/visible-area.ts': ['watched', 'the window is one'],
};

const LET = /^(?:export )?let (\w+)/gm;

/** What is kept and not listed, and what is listed and not kept. */
export function checkModuleState(source, owned = OWNED) {
  const problems = [];
  const left = new Map(
    Object.entries(owned).flatMap(([file, [names]]) =>
      names.split(' ').map((name) => [`${file} ${name}`, file]),
    ),
  );
  for (const path of modules(source)) {
    const file = place(source, path).join('/');
    for (const [, name] of readFileSync(path, 'utf8').matchAll(LET))
      if (!left.delete(`${file} ${name}`))
        problems.push(`${file} keeps "${name}" for the whole page: not listed in scripts/module-state.mjs`);
  }
  for (const entry of left.keys())
    problems.push(`${entry}: listed in scripts/module-state.mjs, and not kept`);
  return problems;
}
