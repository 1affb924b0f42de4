import type { Page } from '@playwright/test';

/** How many pictures this browser keeps, of all accounts. */
export const keptPictures = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('skein-pictures'));
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().length;
  });

/** Pictures that the page shows from what it has kept. */
export const fromTheCache = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.images].filter(({ src, naturalWidth }) => src.startsWith('blob:') && naturalWidth > 0)
        .length,
  );
