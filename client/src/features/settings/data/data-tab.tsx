import '@/i18n/messages/en/late/own-data';
import type { ReactElement } from 'react';
import { useServer } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import type { AccountFiles } from '@/data/own-account/account-files';
import type { PaneProps } from '../pane-props';
import { Loaded } from '../own/loaded';
import { Section } from '../own/section';
import { useOwnAccount } from '../own/use-own-account';
import { Backups } from './backups';
import { Exports } from './exports';
import { Imports } from './imports';
import { KeptHere } from './kept-here';

function Files({ files, marked }: { files: AccountFiles } & PaneProps): ReactElement {
  const t = useT();
  return (
    <>
      <Section name="export" title={t('own_data.export')} hint={t('own_data.export_hint')} marked={marked}>
        <Exports files={files} />
      </Section>
      <Section name="import" title={t('own_data.import')} hint={t('own_data.import_hint')} marked={marked}>
        <Imports files={files} />
      </Section>
    </>
  );
}

/** SET-08: what the account holds, out to files and in from them. */
export function DataTab({ marked }: PaneProps): ReactElement {
  const t = useT();
  const { can } = useServer();
  const [asked, again] = useOwnAccount('files', (account) => account.files());
  return (
    <>
      <Loaded asked={asked} again={again}>
        {(files) => <Files files={files} marked={marked} />}
      </Loaded>
      {can.pleromaApi && (
        <Section name="backup" title={t('own_data.backup')} hint={t('own_data.backup_hint')} marked={marked}>
          <Backups />
        </Section>
      )}
      <Section name="kept" title={t('own_data.kept')} hint={t('own_data.kept_hint')} marked={marked}>
        <KeptHere />
      </Section>
    </>
  );
}
