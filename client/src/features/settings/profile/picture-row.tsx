import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useServer } from '@/data/react/records';
import type { ProfilePicture } from '@/domain/account/own-profile';
import { useT } from '@/i18n/use-t';
import { isMovingPicture } from '@/lib/moving-picture';
import { useObjectUrl } from '@/parts/composer/files/use-object-url';
import { sizeWords } from '@/parts/composer/files/upload-words';
import { Button } from '@/ui/button/button';
import { Picture } from '@/ui/picture/picture';
import { CropDialog, type Chosen } from './crop-dialog';
import own from '../own/own.module.css';
import styles from './profile.module.css';

async function look(file: File): Promise<Chosen> {
  const [picture, moves] = await Promise.all([
    createImageBitmap(file).catch(() => null),
    isMovingPicture(file).catch(() => false),
  ]);
  return { file, picture, moves };
}

function useFallback(kind: ProfilePicture): string {
  const { defaultAvatar, defaultBanner } = useServer();
  return { avatar: defaultAvatar, header: defaultBanner, background: '' }[kind];
}

/** A button that asks for a picture file. */
export function ChooseButton({
  name,
  hintId,
  busy = false,
  onFile,
}: {
  name: string;
  hintId: string;
  busy?: boolean;
  onFile: (file: File) => void;
}): ReactElement {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label={name}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        small
        icon="upload"
        busy={busy}
        aria-label={t('own.picture_choose_for', { name })}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        {t('own.picture_choose')}
      </Button>
    </>
  );
}

function PictureActions({
  name,
  hintId,
  changed,
  canReset,
  onFile,
  onChange,
}: {
  name: string;
  hintId: string;
  changed: boolean;
  canReset: boolean;
  onFile: (file: File) => void;
  onChange: (file: null | undefined) => void;
}): ReactElement {
  const t = useT();
  return (
    <div className={own.actions}>
      <ChooseButton name={name} hintId={hintId} onFile={onFile} />
      {canReset && (
        <Button
          small
          look="ghost"
          aria-label={t('own.picture_none_for', { name })}
          onClick={() => onChange(null)}
        >
          {t('own.picture_none')}
        </Button>
      )}
      {changed && (
        <Button
          small
          look="ghost"
          aria-label={t('own.picture_keep_for', { name })}
          onClick={() => onChange(undefined)}
        >
          {t('own.picture_keep')}
        </Button>
      )}
    </div>
  );
}

/** One of the account's pictures: what it is, what the server takes, another one, none. */
export function PictureRow({
  kind,
  saved,
  chosen,
  limit,
  onChange,
}: {
  kind: ProfilePicture;
  /** Address of the one on the server. */
  saved: string;
  /** Undefined: not changed; null: none. */
  chosen: Blob | null | undefined;
  limit: number | null;
  onChange: (file: Blob | null | undefined) => void;
}): ReactElement {
  const t = useT();
  const [cropping, setCropping] = useState<Chosen | null>(null);
  const url = useObjectUrl(chosen ?? null);
  const fallback = useFallback(kind);
  const shown = chosen === undefined ? saved : chosen === null ? fallback : (url ?? saved);
  const name = t(`own.picture_${kind}`);
  useEffect(() => () => cropping?.picture?.close(), [cropping]);
  const canReset = chosen !== null && (chosen !== undefined || (saved !== '' && saved !== fallback));
  return (
    <div className={own.row} data-stacks data-setting={kind}>
      <div className={styles.picture}>
        <span className={styles.thumb} data-picture={kind}>
          {shown !== '' && <Picture src={shown} alt="" />}
        </span>
        <div>
          {name}
          <p className={own.hint} id={`own-${kind}-hint`}>
            {limit === null ? t('own.picture_any') : t('own.picture_limit', { limit: sizeWords(t, limit) })}
          </p>
        </div>
      </div>
      <PictureActions
        name={name}
        hintId={`own-${kind}-hint`}
        changed={chosen !== undefined}
        canReset={canReset}
        onFile={(file) => void look(file).then(setCropping)}
        onChange={onChange}
      />
      {cropping && (
        <CropDialog
          chosen={cropping}
          kind={kind}
          limit={limit}
          onClose={() => setCropping(null)}
          onUse={(file) => {
            setCropping(null);
            onChange(file);
          }}
        />
      )}
    </div>
  );
}
