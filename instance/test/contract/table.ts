import type { Instruction } from './scene.ts';
import { accountTable } from './table-accounts.ts';
import { adminTable } from './table-admin.ts';
import { authTable } from './table-auth.ts';
import { miscTable } from './table-misc.ts';
import { settingsTable } from './table-settings.ts';
import { statusTable } from './table-statuses.ts';

/** What each recording needs, by name; what is not here needs only what it names and lists. */
export const table: Readonly<Record<string, Instruction>> = {
  ...statusTable,
  ...accountTable,
  ...authTable,
  ...miscTable,
  ...adminTable,
  ...settingsTable,
};
