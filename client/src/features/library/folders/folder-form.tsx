import { useEffect, useRef, useState, type ReactElement } from 'react';
import { toApiError } from '@/domain/api-error';
import { LONGEST_NAME, type BookmarkFolder, type FolderContent } from '@/domain/status/bookmark-folder';
import { useT } from '@/i18n/use-t';
import { late } from '@/lib/late';
import { textOf } from '@/parts/emoji/picker-emoji';
import { useLeadsToPicker } from '@/parts/emoji/picker-field';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/field/text-input';
import { useLate } from '@/ui/late/use-late';
import { FolderEmoji } from './folder-name';
import { folderWords } from './folder-words';
import styles from './folders.module.css';

const latePicker = late(() => import('@/parts/emoji/emoji-picker').then((module) => module.EmojiPicker));

type Emoji = Pick<FolderContent, 'emoji' | 'emojiUrl'>;

const NO_EMOJI: Emoji = { emoji: null, emojiUrl: null };

/** Chooses the emoji of a folder, or takes it away. */
function EmojiField({ value, onChange }: { value: Emoji; onChange: (emoji: Emoji) => void }): ReactElement {
  const t = useT();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const picker = useLate(latePicker, open);
  useLeadsToPicker(open, () => setOpen(false));
  const { emoji } = value;
  return (
    <>
      <Button
        ref={anchor}
        icon={emoji === null ? 'smile' : undefined}
        aria-label={emoji === null ? t('library.folder_emoji') : t('library.folder_emoji_chosen', { emoji })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <FolderEmoji {...value} />
      </Button>
      {emoji !== null && (
        <Button look="ghost" onClick={() => onChange(NO_EMOJI)}>
          {t('library.folder_no_emoji')}
        </Button>
      )}
      {open && picker && (
        <picker.Part
          label={t('library.folder_emoji')}
          anchor={anchor}
          withCustom
          onPick={(one) => {
            onChange({ emoji: textOf(one), emojiUrl: one.emoji?.url ?? null });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface FolderFormProps {
  /** The folder that is changed; null: a new one. */
  folder: BookmarkFolder | null;
  others: readonly BookmarkFolder[];
  /** What is rejected is told here, and what was typed stays. */
  onSave: (content: FolderContent) => Promise<void>;
  onCancel?: () => void;
}

/** What is typed, and its way to where it is kept. */
function useFolderForm({ folder, others, onSave }: FolderFormProps) {
  const t = useT();
  const [name, setName] = useState(folder?.name ?? '');
  const [emoji, setEmoji] = useState<Emoji>(folder ?? NO_EMOJI);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const bare = name.trim();
  const tooLong = bare.length > LONGEST_NAME;
  const mayNot = bare === '' || tooLong;
  const save = async (): Promise<void> => {
    if (busy || mayNot) return;
    setBusy(true);
    setProblem(null);
    try {
      await onSave({ name: bare, emoji: emoji.emoji, emojiUrl: emoji.emojiUrl });
      if (folder === null) {
        setName('');
        setEmoji(NO_EMOJI);
      }
    } catch (thrown) {
      const isTaken = others.some((other) => other.name === bare);
      setProblem(folderWords(t, toApiError(thrown), isTaken));
    }
    setBusy(false);
  };
  return { name, setName, emoji, setEmoji, busy, problem, tooLong, mayNot, save };
}

/** Name and emoji of a folder. */
export function FolderForm(props: FolderFormProps): ReactElement {
  const t = useT();
  const { folder, onCancel } = props;
  const { name, setName, emoji, setEmoji, busy, problem, tooLong, mayNot, save } = useFolderForm(props);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // It stands in the place of the button that was pressed.
    if (folder !== null) field.current?.focus();
  }, [folder]);
  return (
    <form
      className={styles.form}
      aria-label={folder ? t('library.folder_edit', { name: folder.name }) : t('library.folder_new')}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {problem !== null && <Alert level="error">{problem}</Alert>}
      <TextField
        ref={field}
        label={folder ? t('library.folder_name') : t('library.folder_new')}
        error={tooLong ? t('library.folder_too_long', { count: LONGEST_NAME }) : undefined}
        value={name}
        dir="auto"
        onChange={(event) => setName(event.target.value)}
      />
      <div className={styles.acts}>
        <EmojiField value={emoji} onChange={setEmoji} />
        <Button type="submit" busy={busy} disabled={mayNot}>
          {folder ? t('library.folder_save') : t('library.folder_make')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('common.cancel')}</Button>}
      </div>
    </form>
  );
}
