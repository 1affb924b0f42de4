import '@/i18n/messages/en/late/people-pages';
import { useCallback, useState, type ReactElement } from 'react';
import { useReadable } from '@/data/react/realm-context';
import { useAccount, useRelationship, useServer } from '@/data/react/records';
import type { People } from '@/data/people/people';
import type { AccountId } from '@/domain/ids';
import { plainName } from '@/domain/account/plain-name';
import { timeLeft } from '@/i18n/time-left';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { PeopleList } from '@/parts/account/people-list';
import { PersonEntry } from '@/parts/account/person-entry';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/state/empty-state';
import { Tabs } from '@/ui/tabs/tabs';
import { BlockedDomains } from './blocked-domains';
import { PeoplePage } from './people-page';

/** Whom the reader does not want to hear of, with what is left of a mute that has an end. */
export function MutedAndBlockedPage({ first = 'muted' }: { first?: 'muted' | 'blocked' }): ReactElement {
  const t = useT();
  return (
    <PeoplePage title={t('people_pages.muted_and_blocked')}>
      {(people) => <Kinds people={people} first={first} />}
    </PeoplePage>
  );
}

function Kinds({ people, first }: { people: People; first: 'muted' | 'blocked' }): ReactElement {
  const t = useT();
  const { can } = useServer();
  const [kind, setKind] = useState<'muted' | 'blocked' | 'domains'>(first);
  const mutedRow = useCallback((id: AccountId) => <MutedRow people={people} id={id} />, [people]);
  const blockedRow = useCallback((id: AccountId) => <BlockedRow people={people} id={id} />, [people]);
  return (
    <Tabs
      label={t('people_pages.kinds')}
      tabs={[
        { key: 'muted', label: t('people_pages.muted') },
        { key: 'blocked', label: t('people_pages.blocked') },
        ...(can.domainMutes ? [{ key: 'domains', label: t('people_pages.domains') } as const] : []),
      ]}
      chosen={kind}
      onChoose={setKind}
    >
      {kind === 'muted' && (
        <PeopleList
          people={people}
          list="muted"
          label={t('people_pages.muted')}
          row={mutedRow}
          empty={<EmptyState icon="mute" title={t('people_pages.muted_empty')} />}
        />
      )}
      {kind === 'blocked' && (
        <PeopleList
          people={people}
          list="blocked"
          label={t('people_pages.blocked')}
          row={blockedRow}
          empty={<EmptyState icon="users" title={t('people_pages.blocked_empty')} />}
        />
      )}
      {kind === 'domains' && <BlockedDomains people={people} />}
    </Tabs>
  );
}

interface RowProps {
  people: People;
  id: AccountId;
}

function MutedRow({ people, id }: RowProps): ReactElement {
  const t = useT();
  const now = useNow();
  const name = plainName(useAccount(id));
  const busy = useRelationship(id)?.changing === 'mute';
  // Akkoma has mutes that end and does not tell when: what was chosen in another browser is not known here.
  const silent = useServer().can.pleromaApi;
  const end = useReadable(people.ends).muted.get(id);
  const left =
    end === undefined || end <= now
      ? t(silent ? 'people_pages.no_end_known' : 'people_pages.no_end')
      : t('people_pages.time_left', { time: timeLeft(t, end, now) });
  return (
    <PersonEntry id={id} below={left}>
      <Button
        small
        busy={busy}
        aria-label={`${t('people.unmute')}: ${name}`}
        onClick={() => people.mute(id, false)}
      >
        {t(busy ? 'people.changing_unmute' : 'people.unmute')}
      </Button>
    </PersonEntry>
  );
}

function BlockedRow({ people, id }: RowProps): ReactElement {
  const t = useT();
  const name = plainName(useAccount(id));
  const busy = useRelationship(id)?.changing === 'block';
  return (
    <PersonEntry id={id}>
      <Button
        small
        busy={busy}
        aria-label={`${t('people.unblock')}: ${name}`}
        onClick={() => people.block(id, false)}
      >
        {t(busy ? 'people.changing_unblock' : 'people.unblock')}
      </Button>
    </PersonEntry>
  );
}
