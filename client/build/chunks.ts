import type { Rolldown } from 'vite';

/** What the world outside of the page brings, or is told of it: shares, links, push, paper, voices; other accounts; catching up; what other servers know. Few use it, and most of it needs its server. */
const OUTSIDE =
  /\/src\/(?:app\/hosts\/(?:alerts-of-others|follow-worker|keep-push)\.|parts\/(?:account\/use-clear-browser\.|status\/further\/)|features\/(?:accounts|arrive|catch-up|settings\/push|tools)\/|data\/(?:catch-up\/|look-further\/|timelines\/moment\.|react\/use-catch-up\.|writing\/unsent\.|push\/|remote\/push-remote|session\/(?:others|unread)\.|intents\/acting\.|notifications\/hear-notifications\.)|domain\/(?:catch-up|look-further)\/|api\/(?:endpoints\/push|origin-client)\.|lib\/(?:clear-site|shared)\.|i18n\/(?:push-words|messages\/en\/late\/(?:push|arriving|catching-up|looking-further|tools)\.))/;

/** What the reader keeps in this browser, once they have turned it on. */
const LIBRARY =
  /\/src\/(?:(?:data|domain|features)\/library\/|data\/remote\/folders-remote\.|api\/endpoints\/bookmark-folders\.|lib\/start-worker\.|i18n\/messages\/en\/late\/library\.)/;

/** What is set of an account on its server, and the words for it. */
const ACCOUNT =
  /node_modules\/uqr\b|\/src\/(?:data\/own-account|features\/settings\/(?:data|filters|move|own\/password-field|profile|security|spared)|i18n\/messages\/en\/late\/(?:own-data|own-move|own-security|filters))\b/;

/** What makes a theme's style, of files and in the editor, with the mathematics of colours. */
const COLOURS = /node_modules\/culori\/|\/src\/(?:domain\/theme\/make|features\/settings\/themes\/editor)\//;

const isOfPage = (id: string): boolean => !/\/src\/(?:sw\/|i18n\/.*\/worker\.ts)/.test(id);
const inFeatures = (folders: string): RegExp =>
  new RegExp(String.raw`/src/features/(?:${folders.replaceAll(' ', '|')})/`);

/** Features that are fetched when somebody begins to use home (app/boot): other screens come when they are opened. */
const FIRST_TOUCH =
  'about compose conversation keys mute-conversation navigation not-found notices notifications peek profile ' +
  'report status-history timeline';

/**
 * The files of the build: React, all that the first screen needs, and what comes late by the layer it is written in,
 * screens by what they are for; layers that nothing fetches one without the other share a file. They import each other
 * as the layers do, so never in a circle (scripts/circles.mjs). Each file is a request of the first visit, whose
 * service worker keeps them all but the work of staff, the door and what is set of an account, which need the server
 * anyway, the making of themes, the library, and what comes from outside of the page, which are kept when they are
 * first used. The service worker is a file by itself.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'index', tags: ['$initial'], test: isOfPage },
  {
    name: 'picture',
    test: /\/(?:screen-picture\/(?:keep-picture|picture|still-markup)|boot\/manifest-words)\./,
  },
  { name: 'outside', test: OUTSIDE },
  { name: 'library', test: LIBRARY },
  { name: 'staff', test: /\/src\/.*\/(?:moderat|mastodon-(?:moderat|staff)|staff\/)/ },
  { name: 'door', test: inFeatures('door login remote-user') },
  { name: 'account', test: ACCOUNT },
  { name: 'colours', test: COLOURS },
  { name: 'settings', test: inFeatures('settings') },
  { name: 'reading', test: new RegExp(`${inFeatures(FIRST_TOUCH).source}|/src/app/`) },
  { name: 'screens', test: /\/src\/features\// },
  { name: 'posts', test: /\/src\/parts\/(?:status|composer)\// },
  { name: 'pieces', test: /\/src\/(?:parts|ui)\// },
  // Knows all of English: beside the other words it would bring the files of staff and accounts with them.
  { name: 'pseudo', test: /\/src\/i18n\/(?:pseudo-locale|messages\/en\/index)\.ts/ },
  { name: 'words', test: /\/src\/i18n\/(?!.*\/worker\.ts)/ },
  { name: 'data', test: isOfPage },
];
