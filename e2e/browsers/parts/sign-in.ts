import type { Walk } from '../walk';
import { FEED } from './places';

/** Through the form, as a person does. */
export async function signIn(walk: Walk, username = 'ada'): Promise<void> {
  await walk.visit('/login', 'main form');
  await walk.press('textbox Username');
  await walk.driver.type(username);
  await walk.press('textbox Password');
  await walk.driver.type('skein-demo');
  await walk.driver.press('Enter');
  await walk.see(FEED);
  // They hide some of the first posts, and hold from the beginning when the next page is loaded.
  await walk.until('the filters of the account', () =>
    performance
      .getEntriesByType('resource')
      .some((call) => /\/filters\b/.test(call.name) && call.duration > 0),
  );
}
