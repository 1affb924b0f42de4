import '@/i18n/messages/en/late/files';
import { useRef, type ReactElement } from 'react';
import { filesLeft } from '@/domain/writing/upload';
import { useServer } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';

/** Opens the system's choice of files; many at once. */
export function AddFilesButton({
  count,
  label,
  disabled = false,
  onFiles,
}: {
  /** Files that are there already. */
  count: number;
  /** What it adds to, where there are several. */
  label?: string;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
}): ReactElement {
  const t = useT();
  const server = useServer();
  const input = useRef<HTMLInputElement>(null);
  const words = label ?? t('compose.add_files');
  const full = filesLeft(server, count) === 0;
  return (
    <>
      <IconButton
        icon="image"
        data-tool={label === undefined ? 'files' : undefined}
        label={full ? t('files.none_left') : words}
        pressed={count > 0 || undefined}
        disabled={disabled || full}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={words}
        accept={server.uploads?.types.join(',') || undefined}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // The same file may be chosen again after it was removed.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
