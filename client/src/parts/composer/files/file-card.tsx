import { useMemo, type ReactElement } from 'react';
import type { DraftMedia } from '@/domain/writing/compose-content';
import { useReadable } from '@/data/react/realm-context';
import { useT } from '@/i18n/use-t';
import { classes } from '@/lib/classes';
import { useDragOnto } from '@/ui/drag/use-drag-onto';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/shapes';
import { FilePicture, usePicturePlace } from './file-picture';
import { FileStanding } from './file-standing';
import type { Attachments } from './attachments';
import { UnshownNote } from './unshown-note';
import { nameOf } from './upload-words';
import { useWaitsForNetwork } from './use-waits-for-network';
import styles from './files.module.css';

/** Names our own drags, so that files from elsewhere are told apart. */
const DRAGGED = 'application/x-skein-file';

export interface FileCardProps {
  file: DraftMedia;
  place: number;
  count: number;
  attachments: Attachments;
  announce: (words: string) => void;
  onDescribe: (key: string) => void;
  /** Moved by its buttons: the strip gives the focus back to the pressed one. */
  onMove: (key: string, by: -1 | 1) => void;
  onRemove: (key: string) => void;
}

function Control({
  icon,
  label,
  off = false,
  name,
  onPress,
}: {
  icon: IconName;
  label: string;
  off?: boolean;
  /** By which the strip finds it again. */
  name: string;
  onPress: () => void;
}): ReactElement {
  return (
    <button
      type="button"
      className={styles.control}
      title={label}
      aria-disabled={off || undefined}
      data-control={name}
      onClick={() => {
        if (!off) onPress();
      }}
    >
      <Icon name={icon} size="xs" />
    </button>
  );
}

function Controls({ file, place, count, onMove, onRemove }: FileCardProps): ReactElement {
  const t = useT();
  const { key } = file;
  const name = nameOf(t, file, place);
  return (
    <span className={styles.controls}>
      {count > 1 && (
        <>
          <Control
            icon="left"
            name="back"
            label={t('files.move_back', { name })}
            off={place === 0}
            onPress={() => onMove(key, -1)}
          />
          <Control
            icon="right"
            name="on"
            label={t('files.move_on', { name })}
            off={place === count - 1}
            onPress={() => onMove(key, 1)}
          />
        </>
      )}
      <Control
        icon="x"
        name="remove"
        label={t('files.remove_named', { name })}
        onPress={() => onRemove(key)}
      />
    </span>
  );
}

/** One file: picture, how far it has come, description. */
export function FileCard(props: FileCardProps): ReactElement {
  const t = useT();
  const { file, attachments, announce, onDescribe } = props;
  const view = useReadable(useMemo(() => attachments.view(file.key), [attachments, file.key]));
  const drag = useDragOnto(DRAGGED, file.key, (dragged) => attachments.moveTo(dragged, props.place));
  const picture = usePicturePlace(file, view);
  const { description } = file;
  const name = nameOf(t, file, props.place);
  const described = description.trim() !== '';
  const state = view?.state;
  const waits = useWaitsForNetwork(view);
  const hint = t(file.type.startsWith('audio/') ? 'files.describe_sound' : 'files.describe');
  return (
    <li
      className={styles.card}
      data-over={drag.over || undefined}
      data-failed={(state?.is === 'failed' && !waits) || undefined}
      data-key={file.key}
      {...drag.handlers}
    >
      <div className={styles.frame}>
        <FilePicture file={file} name={name} place={picture} />
        <Controls {...props} />
        {state?.is === 'sending' && (
          <span
            className={styles.progress}
            role="progressbar"
            aria-label={t('files.sending', { percent: Math.floor(state.sent * 100) })}
            aria-valuenow={Math.floor(state.sent * 100)}
          >
            <span style={{ inlineSize: `${state.sent * 100}%` }} />
          </span>
        )}
      </div>
      {view && <FileStanding file={file} view={view} attachments={attachments} announce={announce} />}
      {view && (
        <UnshownNote
          type={file.type}
          name={name}
          view={view}
          isUnread={picture.isUnread}
          announce={announce}
        />
      )}
      <button
        type="button"
        className={classes(styles.description, described ? undefined : styles.open)}
        aria-label={
          described
            ? t('files.description_of', { name, description })
            : t('files.describe_named', { hint, name })
        }
        data-control="describe"
        onClick={() => onDescribe(file.key)}
      >
        <span dir={described ? 'auto' : undefined}>{described ? description : hint}</span>
      </button>
    </li>
  );
}
