import { useState, type ReactElement } from 'react';
import type { ResultsSoFar, SearchKind } from '@/data/screens/screens';
import { useMe, useServer } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { setHash } from '@/lib/history/set-hash';
import { Tabs } from '@/ui/tabs/tabs';
import { hostToAsk } from './go-to';
import { GoTo } from './search-go-to';
import { ResultList } from './result-list';
import { useMoreResults } from './use-more-results';
import styles from './search.module.css';

/** In this order the first tab that has something is chosen (SRCH-01). */
const KINDS = [
  { kind: 'statuses', label: 'searching.posts' },
  { kind: 'accounts', label: 'searching.people' },
  { kind: 'hashtags', label: 'searching.hashtags' },
] as const satisfies readonly { kind: SearchKind; label: string }[];

const kindOf = (hash: string): SearchKind | undefined => KINDS.find(({ kind }) => hash === `#${kind}`)?.kind;

/** What was found, by kind, with how much of it is here. */
export function SearchResultTabs({ query, begun }: { query: string; begun: ResultsSoFar }): ReactElement {
  const t = useT();
  const fullest = KINDS.find(({ kind }) => begun.results[kind].length > 0)?.kind ?? 'statuses';
  // What was chosen stands in the address: coming back from a result shows it again.
  const [chosen, setChosen] = useState<SearchKind>(() => kindOf(location.hash) ?? fullest);
  const choose = (kind: SearchKind): void => {
    setChosen(kind);
    setHash(kind);
  };
  const { results, fetchOf, loadMore } = useMoreResults(query, begun);
  const tabs = KINDS.map(({ kind, label }) => {
    const count = results[kind].length;
    const end = count > 0 && <span className={styles.count}>{t('searching.count', { count })}</span>;
    return { key: kind, label: t(label), end };
  });
  const signedIn = useMe() !== null;
  const { base } = useServer();
  const host = hostToAsk(query, new URL(base).host);
  const hint = !signedIn
    ? t('searching.nothing_login')
    : host === null
      ? t('searching.nothing_hint')
      : t('searching.nothing_there', { host });
  const name = KINDS.find(({ kind }) => kind === chosen)?.label ?? 'searching.posts';
  return (
    <>
      <GoTo query={query} accountIds={results.accounts} />
      <Tabs label={t('searching.kinds')} tabs={tabs} chosen={chosen} onChoose={choose}>
        <ResultList
          key={chosen}
          kind={chosen}
          query={query}
          label={t('searching.results_of', { kind: t(name), query })}
          results={results}
          fetch={fetchOf(chosen)}
          hint={hint}
          onMore={() => loadMore(chosen)}
        />
      </Tabs>
    </>
  );
}
