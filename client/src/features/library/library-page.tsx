import '@/i18n/messages/en/late/library';
import { useEffect, type ReactElement } from 'react';
import type { Library } from '@/data/library/library';
import { useRealm } from '@/data/react/realm-context';
import { pageName } from '@/data/screens/page-name';
import { useT } from '@/i18n/use-t';
import { FailedPage } from '@/parts/account/failed-page';
import { Button } from '@/ui/button/button';
import { PanelHeader } from '@/ui/panel/panel';
import { EmptyState } from '@/ui/state/empty-state';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { LibraryKeeping } from './library-keeping';
import { LibrarySearch } from './library-search';
import { useLibrary, useLibraryState } from './use-library';
import styles from './library.module.css';

/** Everything that is the reader's own, searched in this browser. `query` is that of the address. */
export function LibraryPage({ query }: { query: string }): ReactElement {
  const t = useT();
  const title = t('library.title');
  const [opened, again] = useLibrary();
  useEffect(() => {
    pageName.set(title);
    return () => pageName.set('');
  }, [title]);
  return (
    <>
      <PanelHeader title={title} level={1} sticky />
      {opened.is === 'waiting' && <SkeletonPosts label={t('library.opening')} />}
      {opened.is === 'failed' && (
        <FailedPage title={t('library.failed')} error={opened.error} onRetry={again} />
      )}
      {opened.is === 'here' && <Opened library={opened.value} query={query} />}
    </>
  );
}

function Opened({ library, query }: { library: Library; query: string }): ReactElement {
  const { on, filling } = useLibraryState(library);
  const keepsNothing = filling.is === 'stopped' && filling.why === 'refused';
  useFreshFolders(on);
  if (!on) return <LibraryOff library={library} />;
  return (
    <>
      <LibraryKeeping library={library} />
      {!keepsNothing && <LibrarySearch library={library} query={query} />}
    </>
  );
}

/** `in:` may name a folder that was made on another device; without the server, those of the last time are known. */
function useFreshFolders(on: boolean): void {
  const { late } = useRealm();
  useEffect(() => {
    if (!on) return;
    late.library
      .load()
      .then(({ folders }) => folders?.load())
      .catch(() => undefined);
  }, [late, on]);
}

/** Says what will be kept and where, before anything is. */
function LibraryOff({ library }: { library: Library }): ReactElement {
  const t = useT();
  return (
    <EmptyState icon="stack" title={t('library.intro')} text={t('library.intro_what')}>
      <p className={styles.faint}>{t('library.intro_end')}</p>
      <Button look="primary" onClick={() => library.turnOn()}>
        {t('library.turn_on')}
      </Button>
    </EmptyState>
  );
}
