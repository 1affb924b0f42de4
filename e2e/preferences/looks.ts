import type { Page } from '@playwright/test';
import { TAG } from './made';
import { article, HOME, styleOf, type Group } from './sight';

const box = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const shortcuts = (page: Page): Promise<number> =>
  page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link').count();
const newPost = (page: Page) => page.locator('button[title="New post"]');
const themeOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['theme']);

/** Theme and layout. */
export const LOOKS: readonly Group[] = [
  {
    sights: {
      theme: {
        displayPageBackgrounds: {
          at: HOME,
          look: async (page) =>
            (await styleOf(page, '[data-wallpaper]', '--picture')).includes('/thumbnail.jpeg'),
          shows: [false, true],
        },
        theme: { at: HOME, to: 'Black', look: themeOf, shows: ['pleroma-dark', 'black'] },
        interfaceSize: {
          at: HOME,
          to: '110',
          look: (page) => styleOf(page, 'html', 'font-size'),
          shows: ['16px', '17.6px'],
        },
        reduceMotion: {
          at: HOME,
          look: async (page) =>
            parseFloat(await styleOf(page, 'main article [data-tone=reply]', 'transition-duration')) > 0.01,
          shows: [true, false],
        },
        thirdColumnMode: {
          to: 'none',
          at: HOME,
          look: (page) => page.locator('[data-mode]').first().getAttribute('data-mode'),
          shows: ['wide', 'normal'],
        },
        sidebarRight: {
          at: HOME,
          look: async (page) => (await box(page, 'aside')).x > (await box(page, 'main')).x,
          shows: [false, true],
        },
        disableStickyHeaders: {
          at: HOME,
          look: async (page) =>
            page
              .getByRole('main')
              .evaluate((main) =>
                [...main.querySelectorAll('*')].some(
                  (element) => getComputedStyle(element).position === 'sticky',
                ),
              ),
          shows: [true, false],
        },
        showPanelNavShortcuts: {
          at: HOME,
          look: async (page) => (await page.locator('aside nav').first().getByRole('link').count()) > 8,
          shows: [true, false],
        },
        showWiderShortcuts: {
          at: HOME,
          look: shortcuts,
          shows: [7, 4],
        },
        hideSiteName: {
          at: HOME,
          look: (page) => page.locator('header').getByText('Tidepool', { exact: true }).count(),
          shows: [1, 0],
        },
        hideSiteFavicon: {
          at: HOME,
          look: (page) => page.getByRole('link', { name: 'Tidepool' }).first().locator('img, svg').count(),
          shows: [1, 0],
        },
        alwaysShowNewPostButton: { at: HOME, look: (page) => newPost(page).count(), shows: [0, 1] },
      },
    },
  },
  {
    given: [{ name: 'alwaysShowNewPostButton', tab: 'theme' }],
    sights: {
      theme: {
        density: {
          to: 'roomy',
          at: HOME,
          look: (page) => styleOf(page, 'main article', 'padding-block-start'),
          shows: ['14px', '20px'],
        },
        // Those in posts have a faint line always.
        underlineLinks: {
          look: (page, { post }) =>
            article(page, post.effects)
              .getByRole('link', { name: `#${TAG}` })
              .evaluate((link) => {
                const { color, textDecorationColor: line } = getComputedStyle(link);
                return line === color;
              }),
          shows: [false, true],
        },
        largerTargets: {
          at: HOME,
          look: async (page) => (await box(page, 'main article [data-tone=reply]')).height >= 44,
          shows: [false, true],
        },
        widenTimeline: {
          at: HOME,
          look: async (page) => (await box(page, 'main')).width > 640,
          shows: [false, true],
        },
        showNavShortcuts: {
          at: HOME,
          look: async (page) => (await shortcuts(page)) > 0,
          shows: [true, false],
        },
        showScrollbars: {
          at: HOME,
          look: (page) => styleOf(page, 'aside', 'scrollbar-width'),
          shows: ['none', 'thin'],
        },
        autohideFloatingPostButton: {
          at: HOME,
          act: (page) =>
            page.evaluate(() => {
              const { dataset } = document.documentElement;
              const button = document.querySelector('button[title="New post"]');
              const note = (is: string): void => {
                dataset['newPost'] ??= is;
              };
              if (button) new MutationObserver(() => note('hidden')).observe(button, { attributes: true });
              let left = 5;
              const scroll = (): void => {
                left -= 1;
                window.scrollBy({ top: 400, behavior: 'smooth' });
              };
              // On a busy machine it begins and ends within one frame: then once more.
              const again = (): void => (left > 0 ? scroll() : note('stays'));
              // What the last of the scrolling changes is drawn within two frames.
              window.addEventListener('scrollend', () =>
                requestAnimationFrame(() => requestAnimationFrame(again)),
              );
              scroll();
            }),
          look: (page) => page.evaluate(() => document.documentElement.dataset['newPost']),
          shows: ['stays', 'hidden'],
        },
        ownThemes: {
          at: '/settings/theme',
          look: (page) => page.getByRole('radio', { name: 'Mossbank' }).count(),
          shows: [0, 1],
        },
      },
    },
  },
  {
    given: [{ name: 'displayPageBackgrounds', tab: 'theme' }],
    sights: {
      theme: {
        // Without the reader's own it is the server's, and without both there is none.
        hideInstanceWallpaper: {
          at: HOME,
          look: (page) => page.locator('[data-wallpaper]').count(),
          shows: [1, 0],
        },
      },
    },
  },
  {
    given: [{ name: 'theme', tab: 'theme', to: 'Like the system' }],
    sights: {
      theme: {
        themeNight: {
          to: 'black',
          at: HOME,
          look: async (page) => {
            await page.emulateMedia({ colorScheme: 'dark' });
            return themeOf(page);
          },
          shows: ['pleroma-dark', 'black'],
        },
        themeDay: {
          to: 'high-contrast',
          at: HOME,
          look: async (page) => {
            await page.emulateMedia({ colorScheme: 'light' });
            return themeOf(page);
          },
          shows: ['pleroma-light', 'high-contrast'],
        },
      },
    },
  },
  {
    sights: {
      general: {
        expertLevel: {
          at: '/settings/general',
          look: (page) => page.locator('dialog [data-setting=virtualScrolling]').count(),
          shows: [0, 1],
        },
      },
    },
  },
];
