import type { Page } from '@playwright/test';
import { GREEN, HIDDEN, TO_A_STRANGER, type Made } from './made';
import { article, HOME, isAsked, notice, type Group } from './sight';

const talk = (page: Page, { post }: Made) => article(page, post.talk);
const ember = (page: Page, made: Made) => talk(page, made).getByRole('link', { name: '@ember' }).first();
const tiles = (page: Page, { post }: Made): Promise<number> =>
  article(page, post.pictures).locator('img[data-fit]').count();
const cover = (page: Page, { post }: Made) => article(page, post.covered).locator('[data-cover]');
/** Its player may stand over the page. */
const playFilm = (page: Page, { post }: Made): Promise<void> =>
  article(page, post.film).getByRole('button', { name: /^Play/ }).click();
const filmLoops = (page: Page): Promise<boolean> =>
  page
    .locator('video[controls]')
    .first()
    .evaluate((video) => video.hasAttribute('loop'));
const rootNotice = ({ post }: Made): string => notice(post.answer);

/** Posts, conversations and media. */
export const READING: readonly Group[] = [
  {
    sights: {
      reading: {
        greentext: {
          look: (page, made) =>
            talk(page, made)
              .getByText(GREEN)
              .evaluate((line) => getComputedStyle(line).color !== getComputedStyle(document.body).color),
          shows: [false, true],
        },
        hidePostStats: {
          look: (page, made) =>
            talk(page, made)
              .getByRole('button', { name: /^Favorite/ })
              .innerText(),
          shows: ['1', ''],
        },
        emojiReactionsOnTimeline: {
          look: (page, made) => talk(page, made).getByRole('button', { name: /🎉/ }).count(),
          shows: [1, 0],
        },
        collapseMessageWithSubject: {
          look: (page, { post }) => article(page, post.warned).getByText(HIDDEN).isVisible(),
          shows: [false, true],
        },
        renderMfmOnHover: {
          look: (page, { post }) =>
            article(page, post.effects).locator('[data-effects]').getAttribute('data-effects'),
          shows: ['on', 'hover'],
        },
        mentionLinkShowAvatar: {
          look: async (page, made) => (await ember(page, made).locator('img').count()) > 0,
          shows: [false, true],
        },
        mentionLinkShowYous: {
          look: async (page, made) =>
            (await talk(page, made).getByRole('link', { name: /@ada/ }).innerText()).endsWith('(You)'),
          shows: [false, true],
        },
        mentionLinkBoldenYou: {
          look: (page, made) =>
            talk(page, made)
              .getByRole('link', { name: /@ada/ })
              .evaluate((link) => Number(getComputedStyle(link).fontWeight) > 500),
          shows: [true, false],
        },
        mentionLinkDisplay: {
          to: 'full',
          look: async (page, made) => (await talk(page, made).innerText()).includes('@ember@kiln.example'),
          shows: [false, true],
        },
      },
      media: {
        useContainFit: {
          look: (page, { post }) =>
            article(page, post.word)
              .locator('img[data-fit]')
              .evaluate((picture) => getComputedStyle(picture).objectFit),
          shows: ['contain', 'cover'],
        },
        hideNsfw: { look: (page, made) => cover(page, made).count(), shows: [1, 0] },
      },
    },
  },
  {
    given: [{ name: 'mentionLinkDisplay', tab: 'reading', to: 'full' }],
    sights: {
      reading: {
        renderMisskeyMarkdown: {
          look: (page, { post }) => article(page, post.effects).locator('[data-effects]').count(),
          shows: [1, 0],
        },
        mentionLinkFadeDomain: {
          look: (page, made) => talk(page, made).locator('[data-faded]').count(),
          shows: [2, 0],
        },
      },
      media: {
        hideAttachments: { look: tiles, shows: [3, 0] },
        hideAttachmentsInConv: { at: ({ post }) => notice(post.pictures), look: tiles, shows: [3, 0] },
      },
      general: {
        userProfileDefaultTab: {
          to: 'replies',
          at: '/mod',
          look: (page) =>
            page
              .getByRole('main')
              .getByRole('checkbox', { name: /replies/i })
              .isChecked(),
          shows: [false, true],
        },
      },
    },
  },
  {
    sights: {
      reading: {
        mentionLinkShowTooltip: {
          look: (page, made) => ember(page, made).getAttribute('title'),
          shows: ['@ember@kiln.example', null],
        },
      },
      media: {
        maxThumbnails: { to: '1', look: tiles, shows: [3, 0] },
        useBlurhash: {
          look: (page, { post }) => article(page, post.covered).locator('canvas').count(),
          shows: [1, 0],
        },
        preloadImage: {
          look: (page, { post }) => article(page, post.covered).locator('img[loading=lazy]').count(),
          shows: [1, 0],
        },
        useOneClickNsfw: {
          act: (page, made) => cover(page, made).click(),
          look: (page, { post }) => {
            const shown = article(page, post.covered).getByRole('link', { name: 'a secret bowl' });
            return isAsked(page, () => shown.isVisible());
          },
          shows: [false, true],
        },
      },
    },
  },
  {
    given: [
      { name: 'useBlurhash', tab: 'media' },
      { name: 'loopVideoSilentOnly', tab: 'media' },
    ],
    sights: {
      media: {
        nsfwCensorImage: {
          look: (page, { post }) => article(page, post.covered).locator('img[src$="/favicon.png"]').count(),
          shows: [0, 1],
        },
        loopVideo: {
          at: ({ post }) => notice(post.film),
          act: playFilm,
          look: filmLoops,
          shows: [true, false],
        },
        stopGifs: {
          look: async (page, { post }) => (await article(page, post.pictures).locator('canvas').count()) > 2,
          shows: [false, true],
        },
      },
    },
  },
  {
    sights: {
      media: {
        loopVideoSilentOnly: {
          at: ({ post }) => notice(post.film),
          act: playFilm,
          look: filmLoops,
          shows: [false, true],
        },
        playVideosInModal: {
          at: ({ post }) => notice(post.film),
          act: playFilm,
          look: (page, { post }) =>
            isAsked(page, () => article(page, post.film).locator('video[controls]').isVisible()),
          shows: [false, true],
        },
      },
    },
  },
  {
    sights: {
      reading: {
        conversationDisplay: {
          to: 'tree',
          at: rootNotice,
          look: async (page) =>
            (await page.getByRole('main').getByRole('button', { name: 'Linear' }).count()) > 0,
          shows: [true, false],
        },
      },
    },
  },
  {
    given: [{ name: 'conversationDisplay', tab: 'reading', to: 'tree' }],
    sights: {
      reading: {
        conversationTreeFadeAncestors: {
          at: rootNotice,
          look: (page, { post }) =>
            article(page, post.root)
              .getByText('A root of a conversation')
              .evaluate((text) => getComputedStyle(text).color !== getComputedStyle(document.body).color),
          shows: [false, true],
        },
        conversationOtherRepliesButton: {
          to: 'inside',
          at: rootNotice,
          look: async (page, { post }) =>
            (await article(page, post.root).locator('..').getByText('1 other reply').count()) > 0,
          shows: [false, true],
        },
      },
    },
  },
  {
    given: [{ name: 'conversationDisplay', tab: 'reading', to: 'tree' }],
    sights: {
      reading: {
        maxDepthInThread: {
          to: '1',
          at: ({ post }) => notice(post.root),
          look: (page) => page.getByRole('main').getByText('Deepest').count(),
          shows: [1, 0],
        },
      },
    },
  },
  {
    given: [
      { name: 'conversationDisplay', tab: 'reading', to: 'tree' },
      { name: 'maxDepthInThread', tab: 'reading', to: '1' },
    ],
    sights: {
      reading: {
        conversationTreeAdvanced: {
          at: ({ post }) => notice(post.root),
          look: (page) => page.getByRole('button', { name: /^Show full thread/ }).count(),
          shows: [0, 1],
        },
      },
    },
  },
  {
    sights: {
      reading: {
        hideBotIndication: {
          at: HOME,
          look: (page, { post }) => article(page, post.bot).getByRole('img', { name: 'Bot' }).count(),
          shows: [1, 0],
        },
        mergeRepeats: {
          at: HOME,
          look: (page, { post }) => article(page, post.twice).count(),
          shows: [1, 2],
        },
      },
      general: {
        replyVisibility: {
          to: 'self',
          at: HOME,
          look: (page) => page.getByRole('main').getByText(TO_A_STRANGER).count(),
          shows: [1, 0],
        },
      },
    },
  },
];
