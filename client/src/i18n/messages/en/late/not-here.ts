import { addEnglish } from '../../../english';

/** What stands where nothing is. Comes with its code, which imports this file. */
export const not_here = {
  title: 'There is no such page',
  hint: 'The address may have a mistake, or the page has moved.',
  go_to_start: 'Go to the start page',
} as const;

addEnglish({ not_here });
