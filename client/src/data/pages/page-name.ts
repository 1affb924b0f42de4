import { createCell } from '@/data/session/cell';

/** What the page on the screen is called once the server has told, such as a list or a person; '' for all that know by themselves. */
export const pageName = createCell('');
