import '@/i18n/messages/en/late/feed-more';
import { useLayoutEffect, type ReactElement } from 'react';
import type { Realm } from '@/data/realm';
import { useAsked } from '@/data/react/use-asked';
import { useReadable, useRealm } from '@/data/react/realm-context';
import { pageName } from '@/data/screens/page-name';
import type { Folders } from '@/data/library/folders';
import { ApiError } from '@/domain/api-error';
import { inFolder, type BookmarkFolder } from '@/domain/status/bookmark-folder';
import { paths } from '@/domain/paths';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import type { Commands } from '@/parts/commands/commands';
import { useCommands } from '@/parts/commands/use-commands';
import { IconButton } from '@/ui/button/icon-button';
import { MenuButton } from '@/ui/menu/menu-button';
import type { MenuItem } from '@/ui/menu/menu-item';

async function foldersOf(realm: Realm): Promise<Folders> {
  const { folders } = await realm.late.library.load();
  if (!folders) throw new ApiError('login-needed');
  return folders;
}

/** Those of this browser are shown by the library: the server cannot list their posts. */
const hrefOf = (folders: Folders, folder: BookmarkFolder): string =>
  folders.keeper() === 'server' ? paths.folder(folder.id) : paths.library(inFolder(folder));

const nameOf = ({ emoji, name }: BookmarkFolder): string =>
  emoji === null || emoji.startsWith(':') ? name : `${emoji} ${name}`;

async function menuOf(
  t: Translator,
  realm: Realm,
  commands: Commands,
  current: string | null,
): Promise<readonly MenuItem[]> {
  const edit: MenuItem = {
    id: 'edit',
    label: t('feed_more.edit_folders'),
    icon: 'pen',
    startsGroup: true,
    onSelect: () => commands.postDialog.ask({ is: 'folders' }),
  };
  const all: MenuItem = {
    id: 'all',
    label: t('feed_more.all_bookmarks'),
    href: paths.bookmarks,
    checked: current === null,
    radio: true,
  };
  try {
    const folders = await foldersOf(realm);
    const shown = (await folders.load()).map((folder) => ({
      id: folder.id,
      label: nameOf(folder),
      href: hrefOf(folders, folder),
      ...(folders.keeper() === 'server' ? { checked: folder.id === current, radio: true } : {}),
    }));
    return [all, ...shown, edit];
  } catch {
    return [all, { id: 'failed', label: t('feed_more.folders_failed'), icon: 'warn', disabled: true }, edit];
  }
}

/** The way to the folders of bookmarks, and in one of them its name. Null: all bookmarks. */
export function FoldersHeader({ folderId }: { folderId: string | null }): ReactElement {
  const t = useT();
  const realm = useRealm();
  const commands = useCommands();
  return (
    <>
      {folderId !== null && <FolderName id={folderId} />}
      <MenuButton
        label={t('feed_more.folders')}
        placement="bottom-end"
        items={() => menuOf(t, realm, commands, folderId)}
        trigger={(props) => <IconButton {...props} icon="stack" label={t('feed_more.folders')} />}
      />
    </>
  );
}

/** Gives the page the name of its folder. */
function FolderName({ id }: { id: string }): ReactElement | null {
  const [asked] = useAsked(`folder ${id}`, async (realm) => {
    const folders = await foldersOf(realm);
    await folders.load();
    return folders;
  });
  return asked.is === 'here' ? <Named id={id} folders={asked.value} /> : null;
}

function Named({ id, folders }: { id: string; folders: Folders }): null {
  const folder = useReadable(folders.list)?.find((each) => each.id === id);
  const name = folder ? nameOf(folder) : '';
  // In the same paint: the next page must not show this title.
  useLayoutEffect(() => {
    pageName.set(name);
    return () => pageName.set('');
  }, [name]);
  return null;
}
