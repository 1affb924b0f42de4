import type { ReactElement } from 'react';
import type { Folders } from '@/data/library/folders';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { LinkButton } from '@/ui/button/link-button';
import styles from './folders.module.css';

/** Says where the folders are kept. */
export function FoldersPlace({ folders }: { folders: Folders }): ReactElement {
  const t = useT();
  const words = folders.keeper() === 'server' ? 'library.folders_of_server' : 'library.folders_here';
  return <p className={styles.faint}>{t(words)}</p>;
}

/** Neither the server nor this browser keeps any: the way to where that is changed. */
export function NoFolders({ onClose }: { onClose: () => void }): ReactElement {
  const t = useT();
  return (
    <>
      <p>{t('library.folders_off')}</p>
      <LinkButton look="primary" href={paths.library()} onClick={onClose}>
        {t('library.folders_to_library')}
      </LinkButton>
    </>
  );
}
