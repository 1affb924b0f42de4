/** The part of a browser's `DataTransfer` that is about files. */
interface Transfer {
  items: Iterable<{
    kind: string;
    webkitGetAsEntry: () => { isDirectory: boolean } | null;
    getAsFile: () => File | null;
  }>;
  files: Iterable<File>;
}

/** What was dropped or pasted. */
export interface Transferred {
  files: readonly File[];
  /** Folders call themselves files, but cannot be read as one. */
  folders: number;
}

/** Only while the event lasts: afterwards the browser forgets what was in it. */
export function transferred(transfer: Transfer | null): Transferred {
  const items = [...(transfer?.items ?? [])].filter(({ kind }) => kind === 'file');
  const kept = items.filter((item) => item.webkitGetAsEntry()?.isDirectory !== true);
  if (kept.length === items.length) return { files: [...(transfer?.files ?? [])], folders: 0 };
  return {
    files: kept.flatMap((item) => item.getAsFile() ?? []),
    folders: items.length - kept.length,
  };
}

/**
 * Whether the words beside files say no more than what the files are called: file managers put names, paths
 * or addresses beside the files. Office programs put a picture of the words beside the words.
 */
export function sayNamesOnly(words: string, files: readonly File[]): boolean {
  const names = files.flatMap(({ name }) => [name, encodeURIComponent(name)]);
  return words.split(/[\r\n]+/).every((line) => line === '' || names.some((name) => line.endsWith(name)));
}

interface Paste {
  clipboardData: (Transfer & { getData: (format: string) => string }) | null;
  preventDefault: () => void;
}

/** Files of a paste, which is taken then; none when it is about text. */
export function pastedFiles(event: Paste): readonly File[] {
  const { clipboardData } = event;
  const { files } = transferred(clipboardData);
  if (files.length === 0 || !sayNamesOnly(clipboardData?.getData('text/plain') ?? '', files)) return [];
  event.preventDefault();
  return files;
}
