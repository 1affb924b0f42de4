import { HOME, type Group } from './sight';

/** What the whole page changes for. */
export const WHOLE_PAGE: readonly Group[] = [
  {
    sights: {
      general: {
        interfaceLanguage: {
          to: 'de',
          at: HOME,
          look: (page) => page.evaluate(() => document.documentElement.lang),
          shows: ['en', 'de'],
        },
      },
    },
  },
];
