import type { ReactElement } from 'react';
import { plainName } from '@/domain/account/plain-name';
import type { People } from '@/data/people/people';
import type { Account } from '@/domain/account/account';
import { useT } from '@/i18n/use-t';
import { HowLongDialog } from '@/parts/account/how-long-dialog';
import { HighlightDialog } from './highlight-dialog';
import { ListsDialog } from './lists-dialog';
import type { PersonWindow } from './person-items';

interface WindowsProps {
  window: PersonWindow;
  people: People;
  account: Account;
  onClose: () => void;
}

/** The window that the menu of a person has opened. */
export function PersonWindows({ window, people, account, onClose }: WindowsProps): ReactElement {
  const t = useT();
  const { id } = account;
  const name = plainName(account);
  switch (window) {
    case 'mute':
      return (
        <HowLongDialog
          title={t('people.mute_title', { name })}
          text={t('people.mute_text')}
          confirmLabel={t('people.mute')}
          initially={86_400}
          onChosen={(seconds) => people.muteFor(id, seconds)}
          onClose={onClose}
        />
      );
    case 'repeats':
      return (
        <HowLongDialog
          title={t('people.repeats_title', { name })}
          text={t('people.repeats_text')}
          confirmLabel={t('people.hide_repeats')}
          initially={604_800}
          onChosen={(seconds) => people.hideRepeatsFor(id, seconds)}
          onClose={onClose}
        />
      );
    case 'lists':
      return <ListsDialog account={account} onClose={onClose} />;
    case 'highlight':
      return <HighlightDialog account={account} onClose={onClose} />;
  }
}
