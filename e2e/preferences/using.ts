import type { Locator, Page } from '@playwright/test';
import { png } from '../support/pictures';
import { WORD, type Made } from './made';
import { choose, textOf } from '../support/screen';
import { article, HOME, isAsked, lines, notice, type Group, type Sight, type When } from './sight';

const panel = (page: Page): Locator => page.getByRole('region', { name: 'You', exact: true });

/** Opens the form beside the timeline, until it has grown: it says last who will see the post. */
async function openForm(page: Page): Promise<void> {
  await panel(page).getByRole('textbox').first().click();
  await panel(page)
    .getByText(/^Everyone (sees|may see) it/)
    .waitFor();
}

/** Nobody looks at this page. */
const lookAway = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.hasFocus = () => false;
    window.dispatchEvent(new Event('blur'));
  });

/** Whether what came in shows by itself; null while it is not even offered. */
async function showsByItself(page: Page, text: string): Promise<boolean | null> {
  if (await page.getByRole('main').getByRole('article').filter({ hasText: text }).isVisible()) return true;
  return (await page.getByRole('button', { name: /^Show new/ }).isVisible()) ? false : null;
}

const press = (page: Page, id: string, name: string | RegExp): Promise<void> =>
  article(page, id).getByRole('button', { name }).first().click();

/** The first one of the page is answered. */
function request(answer: 'Approve' | 'Deny'): Sight {
  let name = '';
  const main = (page: Page): Locator => page.getByRole('main');
  return {
    at: '/friend-requests',
    act: async (page) => {
      const button = main(page)
        .getByRole('button', { name: new RegExp(`^${answer}`) })
        .first();
      name = (await button.getAttribute('aria-label')) ?? '';
      await button.click();
    },
    look: (page) =>
      isAsked(page, async () => (await main(page).getByRole('button', { name, exact: true }).count()) === 0),
    shows: [false, true],
  };
}

const text = (page: Page): Locator => textOf(panel(page));

/** The form beside the timeline with nothing in it: what an earlier page left there stands in it again. */
async function openEmptyForm(page: Page): Promise<void> {
  await openForm(page);
  await text(page).fill('');
  await panel(page)
    .getByRole('textbox', { name: /Subject/ })
    .fill('');
  const sensitive = sensitiveButton(page);
  if ((await sensitive.getAttribute('aria-pressed')) === 'true') await sensitive.click();
}

const sensitiveButton = (page: Page): Locator =>
  panel(page).getByRole('button', { name: 'Mark as sensitive' });

/** Chooses a row of the menu of a person's own page. */
const aboutPerson = async (page: Page, nick: string, item: string): Promise<void> => {
  await page.goto(new URL(`/${nick}`, page.url()).href);
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};
const saysOfPerson = (page: Page, word: string): Promise<boolean> =>
  page.getByRole('main').getByText(word, { exact: true }).first().isVisible();

/** Muted without being asked, and the one who is asked about. */
const toBeMuted = (when: When): string => (when === 'before' ? 'mirela' : 'pia');

const repeated = ({ post }: Made, when: When): string => (when === 'before' ? post.word : post.effects);

/** What is pressed, written and told. */
export const USING: readonly Group[] = [
  {
    sights: {
      general: {
        modalOnRepeat: {
          act: (page, made, when) => press(page, repeated(made, when), /^Repeat/),
          look: (page, made, when) =>
            isAsked(page, () =>
              article(page, repeated(made, when))
                .locator('[data-tone=repeat][aria-pressed=true]')
                .isVisible(),
            ),
          shows: [false, true],
        },
        modalOnUnfollow: {
          at: HOME,
          act: async (page, _made, when) => {
            await page.goto(new URL(when === 'before' ? '/otto' : '/gus', page.url()).href);
            await page.getByRole('main').getByRole('button', { name: 'Following' }).click();
          },
          look: (page) =>
            isAsked(page, () =>
              page
                .getByRole('main')
                .getByRole('button', { name: /^Follow( back)?/ })
                .filter({ hasNotText: 'Following' })
                .isVisible(),
            ),
          shows: [false, true],
        },
        modalOnMissingDescription: {
          at: HOME,
          act: async (page, _made, when) => {
            await openForm(page);
            await page.keyboard.type(`Files without words ${when}`);
            await panel(page)
              .locator('input[type=file]')
              .first()
              .setInputFiles({ name: 'jug.png', mimeType: 'image/png', buffer: png(40, 30) });
            await panel(page).getByRole('button', { name: 'Post', exact: true }).click();
          },
          look: (page, _made, when) =>
            isAsked(page, () => page.getByRole('main').getByText(`Files without words ${when}`).isVisible()),
          shows: [true, false],
        },
        keyboardShortcuts: {
          at: HOME,
          act: async (page) => {
            await page.keyboard.press('j');
            await page.evaluate(async () => {
              for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
            });
          },
          look: (page) => page.evaluate(() => document.activeElement?.tagName),
          shows: ['ARTICLE', 'BODY'],
        },
      },
    },
  },
  {
    sights: {
      writing: {
        defaultScope: {
          to: 'unlisted',
          at: HOME,
          look: (page) =>
            panel(page)
              .getByRole('button', { name: /^Visibility: Unlisted/ })
              .count(),
          shows: [0, 1],
        },
        alwaysShowSubjectInput: {
          at: HOME,
          act: openForm,
          look: (page) =>
            panel(page)
              .getByRole('textbox', { name: /Subject/ })
              .count(),
          shows: [1, 0],
        },
        hideScopeNotice: {
          at: HOME,
          act: openForm,
          look: (page) => panel(page).getByRole('button', { name: 'Hide notices about visibility' }).count(),
          shows: [1, 0],
        },
        subjectLineBehavior: {
          to: 'masto',
          at: ({ post }) => notice(post.warned),
          act: (page, { post }) => press(page, post.warned, /^Reply/),
          look: (page) =>
            page
              .getByRole('main')
              .getByRole('textbox', { name: /Subject/ })
              .inputValue(),
          shows: ['re: Tide warning', 'Tide warning'],
        },
        sensitiveByDefault: {
          at: HOME,
          act: openForm,
          look: (page) =>
            panel(page).getByRole('button', { name: 'Mark as sensitive' }).getAttribute('aria-pressed'),
          shows: ['false', 'true'],
        },
        postContentType: {
          to: 'text/markdown',
          at: HOME,
          act: openForm,
          look: (page) =>
            panel(page)
              .getByRole('combobox', { name: /format/i })
              .inputValue(),
          shows: ['text/plain', 'text/markdown'],
        },
        postLanguage: {
          to: 'de',
          at: HOME,
          act: openForm,
          look: (page) =>
            panel(page)
              .getByRole('combobox', { name: /language/i })
              .inputValue(),
          shows: ['en', 'de'],
        },
      },
    },
  },
  {
    sights: {
      general: {
        streaming: {
          at: HOME,
          act: (_page, { mod }, when) => mod.post(`Just come in ${when}`),
          look: (page, _made, when) => showsByItself(page, `Just come in ${when}`),
          shows: [false, true],
        },
        virtualScrolling: {
          at: '/main/public',
          act: async (page) => {
            await page.setViewportSize({ width: 1440, height: 500 });
            await page.reload();
            await page.locator('main article [data-tone=reply]').first().waitFor();
          },
          look: async (page) =>
            (await page.getByRole('main').getByRole('feed').getByRole('article').count()) > 12,
          shows: [false, true],
        },
      },
      notifications: {
        notificationVisibility: {
          to: 'Favorites',
          at: '/ada/notifications',
          look: async (page) =>
            (await page
              .getByRole('main')
              .getByText(/favorited your post/)
              .count()) > 0,
          shows: [true, false],
        },
        groupNotifications: {
          at: '/ada/notifications',
          look: async (page) =>
            (await page
              .getByRole('main')
              .getByRole('button', { name: /^Show all/ })
              .count()) > 0,
          shows: [true, false],
        },
      },
      filtering: {
        muteWords: { to: WORD, look: (page) => lines(page, /to be muted/), shows: [1, 0] },
        hideMutedPosts: { look: (page) => lines(page, /Post of @lin, whom you muted/), shows: [1, 0] },
        muteBotStatuses: { at: HOME, look: (page) => lines(page, /Post of the bot @tides/), shows: [0, 1] },
        highlight: {
          to: 'mod',
          look: (page, { post }) => article(page, post.talk).getAttribute('data-highlight'),
          shows: [null, 'solid'],
        },
      },
    },
  },
  {
    given: [
      { name: 'streaming', tab: 'general' },
      { name: 'muteWords', tab: 'filtering', to: WORD },
    ],
    sights: {
      general: {
        pauseOnUnfocused: {
          at: HOME,
          act: async (page, { mod }, when) => {
            await lookAway(page);
            await mod.post(`Come in unseen ${when}`);
          },
          look: (page, _made, when) => showsByItself(page, `Come in unseen ${when}`),
          shows: [false, true],
        },
      },
    },
  },
  {
    sights: {
      writing: {
        autocompleteSelect: {
          at: HOME,
          act: async (page) => {
            await openEmptyForm(page);
            await text(page).press('End');
            await page.keyboard.type('Hello @admi');
            const offered = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
            await offered.filter({ hasText: '@admin' }).waitFor();
            await page.keyboard.press('Enter');
          },
          look: (page) => panel(page).getByLabel('Post text').inputValue(),
          shows: ['Hello @admin ', 'Hello @admi\n'],
        },
        padEmoji: {
          at: HOME,
          act: async (page) => {
            await openEmptyForm(page);
            await text(page).fill('ab');
            await panel(page).getByRole('button', { name: 'Add emoji' }).click();
            await page.getByRole('dialog', { name: 'Emoji' }).getByRole('gridcell').nth(2).click();
          },
          look: async (page) => /^ab( ?)\S+( ?)$/u.exec(await text(page).inputValue())?.slice(1),
          shows: [
            [' ', ' '],
            ['', ''],
          ],
        },
        sensitiveIfSubject: {
          at: HOME,
          act: async (page) => {
            await openEmptyForm(page);
            await panel(page)
              .getByRole('textbox', { name: /Subject/ })
              .fill('Tides');
          },
          look: (page) => sensitiveButton(page).getAttribute('aria-pressed'),
          shows: ['true', 'false'],
        },
      },
      general: {
        translationLanguage: {
          to: 'en',
          at: ({ post }) => notice(post.foreign),
          act: (page, { post }) => choose(article(page, post.foreign), page, 'Translate'),
          look: async (page) => {
            const wordsOf = (words: string): Promise<number> => page.getByText(words).count();
            if ((await wordsOf('Choose a language to translate into in the settings first.')) > 0)
              return 'asks';
            return (await wordsOf('[en] Сьогодні')) > 0 ? 'translates' : null;
          },
          shows: ['asks', 'translates'],
        },
        modalOnDelete: {
          at: ({ post }) => notice(post.own),
          act: (page, { post }) => choose(article(page, post.own), page, 'Delete'),
          look: (page, { post }) => isAsked(page, async () => (await article(page, post.own).count()) === 0),
          shows: [true, false],
        },
        modalOnMute: {
          at: HOME,
          act: (page, _made, when) => aboutPerson(page, toBeMuted(when), 'Mute'),
          look: (page) => isAsked(page, () => saysOfPerson(page, 'Muted')),
          shows: [false, true],
        },
        modalOnBlock: {
          at: HOME,
          act: (page) => aboutPerson(page, 'fenwick', 'Block'),
          look: (page) => isAsked(page, () => saysOfPerson(page, 'Blocked')),
          shows: [true, false],
        },
      },
    },
  },
  {
    as: 'lin',
    sights: {
      general: {
        modalOnApproveFollow: request('Approve'),
        modalOnDenyFollow: request('Deny'),
      },
    },
  },
];
