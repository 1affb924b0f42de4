import { createPlainCell } from '@/data/store/cell';

/** What the page on the screen is called once the server has told, such as a list or a person; '' for all that know by themselves. */
export const pageName = createPlainCell('');

/** What a window over the page is called, in whose stead it names the document; '' while none does. */
export const windowName = createPlainCell('');

/** How many reports wait for the staff who look at this page, and that in words; 0 and '' for everybody else. */
export const waitingReports = createPlainCell({ count: 0, words: '' });
