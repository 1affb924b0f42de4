import { HIDING } from './hiding';
import { LOOKS } from './looks';
import { READING } from './reading';
import type { Group } from './sight';
import { USING } from './using';
import { WHOLE_PAGE } from './whole-page';

/** All preferences by what is seen of them. */
export const GROUPS: readonly Group[] = [...READING, ...USING, ...WHOLE_PAGE, ...HIDING, ...LOOKS];

/** Those that need more than a page of Ada's to be seen, and the test file below `e2e` that has a test of their name. */
export const BY_THEMSELVES: Readonly<Record<string, string>> = {
  modalOnLogout: 'preferences/seen.test.ts',
  useStreamingApi: 'preferences/seen.test.ts',
  webPushHideIfCW: 'push.test.ts',
  webPushNotifications: 'push.test.ts',
};
