import { WORD } from './made';
import { article, HOME, lines, type Group } from './sight';

/** What is left out. */
export const HIDING: readonly Group[] = [
  {
    given: [{ name: 'muteWords', tab: 'filtering', to: WORD }],
    sights: {
      filtering: {
        hideMutedThreads: { look: (page) => lines(page, /in a conversation you muted/), shows: [0, 1] },
        hideThreadsWithBlockedUsers: {
          look: async (page) => {
            // With the first sign of use it asks whom the reader blocked.
            await page.mouse.move(5, 5);
            return lines(page, /that mentions somebody you blocked/);
          },
          shows: [1, 0],
        },
        hideWordFilteredPosts: { look: (page) => lines(page, /filtered by “periwinkleword”/), shows: [1, 0] },
      },
    },
  },
  {
    sights: {
      filtering: {
        hideFilteredStatuses: { look: (page) => lines(page, /Post of @lin, whom you muted/), shows: [1, 0] },
      },
      reading: {
        hideOwnRepeats: {
          at: HOME,
          look: (page, { post }) => article(page, post.bot).count(),
          shows: [1, 0],
        },
        hideUserStats: {
          at: '/mod',
          look: async (page) =>
            (await page
              .getByRole('main')
              .getByText(/posts? a day$/)
              .count()) > 0,
          shows: [true, false],
        },
      },
      theme: {
        hideISP: {
          at: HOME,
          look: (page) => page.locator('aside').getByRole('region', { name: 'About Tidepool' }).count(),
          shows: [1, 0],
        },
      },
    },
  },
];
