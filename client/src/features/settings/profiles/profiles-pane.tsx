import type { ReactElement } from 'react';
import { Accounts } from './other-accounts';
import { SettingsFiles } from './settings-files';
import { Profiles } from './profiles';

/** SET-06 and SET-07: settings of the account under names, in files, and for all accounts of the browser. */
export function ProfilesPane(): ReactElement {
  return (
    <>
      <Profiles />
      <SettingsFiles />
      <Accounts />
    </>
  );
}
