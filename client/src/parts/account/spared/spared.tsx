import '@/i18n/messages/en/late/people-pages';
import { useState, type ReactElement } from 'react';
import { useServer } from '@/data/react/records';
import type { People } from '@/data/people/people';
import { useT } from '@/i18n/use-t';
import { useCommands } from '@/parts/commands/use-commands';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/state/empty-state';
import { Tabs } from '@/ui/tabs/tabs';
import { BlockedDomains } from './blocked-domains';
import { SparedPeople } from './spared-people';
import styles from './spared.module.css';

export type SparedKind = 'muted' | 'blocked' | 'domains' | 'conversations' | 'words';

/** No server of the families lists them. */
function Conversations(): ReactElement {
  const t = useT();
  return (
    <EmptyState
      icon="stack"
      title={t('people_pages.conversations_title')}
      text={t('people_pages.conversations_text')}
    />
  );
}

function Words(): ReactElement {
  const t = useT();
  const { settings } = useCommands();
  return (
    <EmptyState icon="filter" title={t('people_pages.words_title')} text={t('people_pages.words_text')}>
      <Button onClick={() => settings.ask({ tab: 'filtering', setting: 'muteWords' })}>
        {t('people_pages.words_open')}
      </Button>
    </EmptyState>
  );
}

/** Whom and what the reader does not want to hear of; `inArea`: it stands in a part that scrolls by itself. */
export function Spared({
  people,
  first = 'muted',
  inArea = false,
}: {
  people: People;
  first?: SparedKind | undefined;
  inArea?: boolean;
}): ReactElement {
  const t = useT();
  const { can } = useServer();
  const [kind, setKind] = useState<SparedKind>(first);
  return (
    <div className={inArea ? styles.inArea : undefined}>
      <Tabs
        label={t('people_pages.kinds')}
        tabs={[
          { key: 'muted', label: t('people_pages.muted') },
          { key: 'blocked', label: t('people_pages.blocked') },
          ...(can.domainMutes ? [{ key: 'domains', label: t('people_pages.domains') } as const] : []),
          { key: 'conversations', label: t('people_pages.conversations') },
          { key: 'words', label: t('people_pages.words') },
        ]}
        chosen={kind}
        onChoose={setKind}
      >
        {(kind === 'muted' || kind === 'blocked') && (
          <SparedPeople key={kind} people={people} list={kind} inArea={inArea} />
        )}
        {kind === 'domains' && <BlockedDomains people={people} />}
        {kind === 'conversations' && <Conversations />}
        {kind === 'words' && <Words />}
      </Tabs>
    </div>
  );
}
