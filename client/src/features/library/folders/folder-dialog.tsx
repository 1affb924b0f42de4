import '@/i18n/messages/en/late/library';
import { useId, useState, type ReactElement } from 'react';
import type { Folders } from '@/data/library/folders';
import { useReadable, useRealm } from '@/data/react/realm-context';
import { toApiError } from '@/domain/api-error';
import type { StatusId } from '@/domain/ids';
import { useT } from '@/i18n/use-t';
import { FailedPage } from '@/parts/account/failed-page';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Radio } from '@/ui/field/check';
import { LoadingArea } from '@/ui/state/spinner';
import { FolderForm } from './folder-form';
import { FolderName } from './folder-name';
import { folderWords } from './folder-words';
import { FoldersPlace, NoFolders } from './folders-place';
import { useFolders } from './use-folders';
import styles from './folders.module.css';

/** Bookmarks a post into a folder, or moves it to another. */
export function FolderDialog({
  statusId,
  onClose,
}: {
  statusId: StatusId;
  onClose: () => void;
}): ReactElement {
  const t = useT();
  const [opened, again] = useFolders(statusId);
  if (opened.is === 'here' && opened.value.folders.canKeep())
    return <Choice statusId={statusId} onClose={onClose} {...opened.value} />;
  return (
    <Dialog title={t('library.folder_which')} closeLabel={t('common.close')} spaced onClose={onClose}>
      {opened.is === 'waiting' && <LoadingArea label={t('library.folders_loading')} />}
      {opened.is === 'failed' && (
        <FailedPage title={t('library.folders_failed')} error={opened.error} onRetry={again} />
      )}
      {opened.is === 'here' && <NoFolders onClose={onClose} />}
    </Dialog>
  );
}

interface ChoiceProps {
  statusId: StatusId;
  folders: Folders;
  current: string | null;
  onClose: () => void;
}

/** Puts the post there, tells how it went, and closes when it is done. */
function usePut(
  { statusId, folders, onClose }: ChoiceProps,
  name: string | undefined,
): {
  busy: boolean;
  problem: string | null;
  put: (folder: string | null) => Promise<void>;
} {
  const t = useT();
  const { notices } = useRealm();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const put = async (folder: string | null): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const kept = await folders.put(statusId, folder);
      if (kept === 'yes') {
        const messageKey = name === undefined ? 'library.folder_put_none' : 'library.folder_put';
        notices.push({ level: 'success', messageKey, messageArgs: { name: name ?? '' }, timeout: 5000 });
        return onClose();
      }
      setProblem(t(kept === 'full' ? 'library.full' : 'library.refused'));
    } catch (thrown) {
      setProblem(folderWords(t, toApiError(thrown)));
    }
    setBusy(false);
  };
  return { busy, problem, put };
}

function Choice(props: ChoiceProps): ReactElement {
  const t = useT();
  const { folders, current, onClose } = props;
  const group = useId();
  const list = useReadable(folders.list) ?? [];
  const [chosen, setChosen] = useState(current);
  const folder = list.find(({ id }) => id === chosen);
  const { busy, problem, put } = usePut(props, folder?.name);
  return (
    <Dialog
      title={t('library.folder_which')}
      closeLabel={t('common.close')}
      spaced
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button look="primary" busy={busy} onClick={() => void put(folder?.id ?? null)}>
            {t('library.folder_save')}
          </Button>
        </>
      }
    >
      {problem !== null && <Alert level="error">{problem}</Alert>}
      <FoldersPlace folders={folders} />
      <div role="radiogroup" aria-label={t('library.folder_which')} className={styles.choices}>
        <Radio
          name={group}
          label={t('library.folder_none')}
          checked={folder === undefined}
          onChange={() => setChosen(null)}
        />
        {list.map((each) => (
          <Radio
            key={each.id}
            name={group}
            label={<FolderName folder={each} />}
            checked={each.id === chosen}
            onChange={() => setChosen(each.id)}
          />
        ))}
      </div>
      <FolderForm
        folder={null}
        others={list}
        onSave={async (content) => setChosen((await folders.create(content)).id)}
      />
    </Dialog>
  );
}
