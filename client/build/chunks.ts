import type { Rolldown } from 'vite';

const isOfPage = (id: string): boolean => !id.includes('/src/sw/');
const folderIn = (layer: string) => (id: string) =>
  new RegExp(String.raw`/src/${layer}/([\w-]+)/`).exec(id)?.[1] ?? null;

/**
 * The files of the build: React, all that the first screen needs, and what comes late by the place it is written in.
 * They import each other as the layers do, so never in a circle; that is why small parts share no file. The service
 * worker is a file by itself.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'index', tags: ['$initial'], test: isOfPage },
  { name: folderIn('features'), minSize: 5000 },
  { name: 'small-screens', test: /\/src\/features\// },
  { name: folderIn('parts') },
  { name: 'app', test: /\/src\/app\// },
  { name: 'ui', test: /\/src\/ui\// },
  { name: 'words', test: /\/src\/i18n\// },
  { name: 'hooks', test: /\/src\/data\/react\// },
  { name: 'data', test: /\/src\/(data|api)\// },
  { name: 'rules', test: /\/src\/(domain|lib)\// },
  { name: 'libraries', test: isOfPage },
];
