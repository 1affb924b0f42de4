import '@/i18n/messages/en/late/library';
import { useRef, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import type { Folders } from '@/data/library/folders';
import { useReadable } from '@/data/react/realm-context';
import { toApiError } from '@/domain/api-error';
import { inFolder, type BookmarkFolder } from '@/domain/status/bookmark-folder';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { FailedPage } from '@/parts/account/failed-page';
import { useCommands } from '@/parts/commands/use-commands';
import { Alert } from '@/ui/alert/alert';
import { IconButton } from '@/ui/button/icon-button';
import { Dialog } from '@/ui/dialog/dialog';
import { Link } from '@/ui/link/link';
import { say } from '@/ui/state/say';
import { LoadingArea } from '@/ui/state/spinner';
import { FolderForm } from './folder-form';
import { FolderName } from './folder-name';
import { folderWords } from './folder-words';
import { FoldersPlace, NoFolders } from './folders-place';
import { useFolders } from './use-folders';
import styles from './folders.module.css';

/** All folders of bookmarks: made, renamed, deleted; each leads to its bookmarks. */
export function FoldersDialog({ onClose }: { onClose: () => void }): ReactElement {
  const t = useT();
  const [opened, again] = useFolders(null);
  return (
    <Dialog title={t('library.folders')} closeLabel={t('common.close')} spaced onClose={onClose}>
      {opened.is === 'waiting' && <LoadingArea label={t('library.folders_loading')} />}
      {opened.is === 'failed' && (
        <FailedPage title={t('library.folders_failed')} error={opened.error} onRetry={again} />
      )}
      {opened.is === 'here' &&
        (opened.value.folders.canKeep() ? (
          <FolderList folders={opened.value.folders} onClose={onClose} />
        ) : (
          <NoFolders onClose={onClose} />
        ))}
    </Dialog>
  );
}

function FolderList({ folders, onClose }: { folders: Folders; onClose: () => void }): ReactElement {
  const t = useT();
  const list = useReadable(folders.list) ?? [];
  return (
    <>
      <FoldersPlace folders={folders} />
      {list.length === 0 ? (
        <p>{t('library.folders_none')}</p>
      ) : (
        <ul className={styles.list}>
          {list.map((folder) => (
            <li key={folder.id}>
              <FolderRow folder={folder} list={list} folders={folders} onClose={onClose} />
            </li>
          ))}
        </ul>
      )}
      <FolderForm
        folder={null}
        others={list}
        onSave={async (content) => {
          const { name } = await folders.create(content);
          void say(t('library.folder_saved', { name }));
        }}
      />
    </>
  );
}

interface RowProps {
  folder: BookmarkFolder;
  list: readonly BookmarkFolder[];
  folders: Folders;
  onClose: () => void;
}

/** Asks, deletes, and tells; null while nothing went wrong. */
function useRemove({ folder, folders, onClose }: RowProps): readonly [string | null, () => Promise<void>] {
  const t = useT();
  const commands = useCommands();
  const [path, navigate] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const { id, name } = folder;
  const remove = async (): Promise<void> => {
    const yes = await commands.confirm({
      title: t('library.folder_delete_question', { name }),
      body: t('library.folder_delete_body'),
      confirmLabel: t('library.folder_delete_confirm'),
      cancelLabel: t('common.cancel'),
      danger: true,
    });
    if (!yes) return;
    setProblem(null);
    try {
      await folders.remove(id);
      void say(t('library.folder_deleted', { name }));
      if (path !== paths.folder(id)) return;
      onClose();
      navigate(paths.bookmarks, { replace: true });
    } catch (thrown) {
      setProblem(folderWords(t, toApiError(thrown)));
    }
  };
  return [problem, remove];
}

function FolderRow(props: RowProps): ReactElement {
  const t = useT();
  const { folder, list, folders, onClose } = props;
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const [problem, remove] = useRemove(props);
  const { id, name } = folder;
  const stop = (): void => {
    setEditing(false);
    requestAnimationFrame(() => edit.current?.focus());
  };
  if (editing)
    return (
      <FolderForm
        folder={folder}
        others={list.filter((other) => other.id !== id)}
        onSave={async (content) => {
          await folders.change(id, content);
          void say(t('library.folder_saved', { name: content.name }));
          stop();
        }}
        onCancel={stop}
      />
    );
  const href = folders.keeper() === 'server' ? paths.folder(id) : paths.library(inFolder(folder));
  return (
    <>
      {problem !== null && <Alert level="error">{problem}</Alert>}
      <div className={styles.row}>
        <Link
          href={href}
          className={styles.name}
          aria-label={t('library.folder_open', { name })}
          onClick={onClose}
        >
          <FolderName folder={folder} />
        </Link>
        <IconButton
          ref={edit}
          icon="pen"
          label={t('library.folder_edit', { name })}
          onClick={() => setEditing(true)}
        />
        <IconButton icon="trash" label={t('library.folder_delete', { name })} onClick={() => void remove()} />
      </div>
    </>
  );
}
