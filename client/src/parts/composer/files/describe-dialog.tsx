import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import type { DraftMedia } from '@/domain/writing/compose-content';
import { isPicture } from '@/domain/writing/draft-media';
import { useReadable } from '@/data/react/realm-context';
import { useServer } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Field } from '@/ui/field/field';
import { TextArea } from '@/ui/field/text-area';
import type { Attachments } from './attachments';
import { FilePicture, usePicturePlace } from './file-picture';
import { FocusField } from './focus-field';
import styles from './files.module.css';

/** Characters left, told when it matters. */
function Left({ left }: { left: number | null }): ReactElement | null {
  const t = useT();
  if (left === null || left > 200) return null;
  return (
    <p className={styles.left} data-over={left < 0 || undefined} role="status">
      {left < 0
        ? t('files.description_over', { count: -left })
        : t('files.description_left', { count: left })}
    </p>
  );
}

interface DescribeProps {
  file: DraftMedia;
  attachments: Attachments;
}

/** The picture with its focal point, where the server keeps one. */
function Shown({ file, attachments }: DescribeProps): ReactElement {
  const { uploads } = useServer();
  const view = useReadable(useMemo(() => attachments.view(file.key), [attachments, file.key]));
  const picture = usePicturePlace(file, view);
  const { url, onFailed } = picture;
  if (url !== null && isPicture(file) && uploads?.focus === true)
    return (
      <FocusField
        url={url}
        onFailed={() => onFailed(url)}
        focus={file.focus}
        onChange={(focus) => attachments.describe(file.key, { focus })}
      />
    );
  return (
    <div className={styles.large}>
      <FilePicture file={file} name={file.name} place={picture} />
    </div>
  );
}

function Description({ file, attachments }: DescribeProps): ReactElement {
  const t = useT();
  const field = useRef<HTMLTextAreaElement>(null);
  // What the dialog was opened for; it takes the focus for itself first.
  useEffect(() => field.current?.focus(), []);
  const limit = useServer().uploads?.description ?? null;
  const left = limit === null ? null : limit - file.description.length;
  return (
    <>
      <Field label={t('files.description')} hint={t('files.description_hint')}>
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            data-writes="description"
            rows={4}
            dir={file.description === '' ? undefined : 'auto'}
            value={file.description}
            aria-invalid={(left ?? 0) < 0 || undefined}
            onChange={(event) => attachments.describe(file.key, { description: event.currentTarget.value })}
          />
        )}
      </Field>
      <Left left={left} />
    </>
  );
}

/** Description and focal point of one file. Every change is kept at once; closing loses nothing. */
export function DescribeDialog(props: DescribeProps & { onClose: () => void }): ReactElement {
  const { file, attachments, onClose } = props;
  const t = useT();
  return createPortal(
    <Dialog
      title={t('files.describe_title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      size="wide"
      footer={
        <Button look="primary" onClick={onClose}>
          {t('files.done')}
        </Button>
      }
    >
      <div
        role="presentation"
        className={styles.describe}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing)
            return;
          event.preventDefault();
          onClose();
        }}
      >
        <Shown file={file} attachments={attachments} />
        <Description file={file} attachments={attachments} />
      </div>
    </Dialog>,
    document.body,
  );
}
