import { useEffect, useRef, useState, type PointerEvent, type ReactElement, type RefObject } from 'react';
import type { ProfilePicture } from '@/domain/account/own-profile';
import { useT } from '@/i18n/use-t';
import { shrinkPicture } from '@/lib/shrink-picture';
import { sizeWords } from '@/parts/composer/files/upload-words';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { MOST_ZOOM, partOf, pulled, SHAPES, WHOLE, type Crop } from './crop';
import own from '../own/own.module.css';
import styles from './profile.module.css';

/** How far one turn of a wheel zooms. */
const WHEEL = 1.1;

export interface Chosen {
  file: File;
  /** Null when this browser cannot read the file. */
  picture: ImageBitmap | null;
  /** Several frames: a part of it would stand still. */
  moves: boolean;
}

/** The part as it is sent; null when a canvas or its writing is not to be had. */
async function cut(
  { file, picture }: Chosen,
  kind: ProfilePicture,
  crop: Crop,
  limit: number | null,
): Promise<Blob | null> {
  if (!picture) return null;
  const { ratio, width: most } = SHAPES[kind];
  const part = partOf(picture, ratio, crop);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(Math.min(most, part.width)));
  canvas.height = Math.max(1, Math.round(canvas.width / ratio));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, canvas.width, canvas.height);
  // Photos stay JPEG; the rest may be see-through.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob || limit === null || blob.size <= limit) return blob;
  const shrunk = await shrinkPicture(blob, limit);
  return shrunk.is === 'smaller' ? shrunk.picture : null;
}

/** Draws the part whenever it changes. */
function useDrawn(
  canvas: RefObject<HTMLCanvasElement>,
  { picture }: Chosen,
  ratio: number,
  crop: Crop,
): void {
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context || !picture) return;
    const { left, top, width, height } = partOf(picture, ratio, crop);
    context.clearRect(0, 0, element.width, element.height);
    context.drawImage(picture, left, top, width, height, 0, 0, element.width, element.height);
  }, [canvas, picture, ratio, crop]);
}

function Slider({
  label,
  value,
  least,
  most,
  onChange,
}: {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}): ReactElement {
  return (
    <label className={styles.slider}>
      {label}
      <input
        type="range"
        min={least}
        max={most}
        step={(most - least) / 100}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  );
}

/** The frame with the part in it: pulled by a pointer, zoomed by a wheel; the sliders do the same by keys. */
function Frame({
  chosen,
  kind,
  crop,
  onCrop,
}: {
  chosen: Chosen;
  kind: ProfilePicture;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}): ReactElement {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { ratio } = SHAPES[kind];
  useDrawn(canvas, chosen, ratio, crop);
  const pull = (event: PointerEvent<HTMLCanvasElement>): void => {
    const { currentTarget: element, pointerId, movementX: x, movementY: y } = event;
    if (!chosen.picture || !element.hasPointerCapture(pointerId)) return;
    onCrop(pulled(chosen.picture, ratio, crop, { x, y, frame: element.getBoundingClientRect().width }));
  };
  return (
    <div className={own.pad}>
      <canvas
        ref={canvas}
        className={styles.frame}
        data-picture={kind}
        width={ratio === 1 ? 640 : 960}
        height={Math.round((ratio === 1 ? 640 : 960) / ratio)}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={pull}
        onWheel={(event) => {
          const zoom = crop.zoom * (event.deltaY < 0 ? WHEEL : 1 / WHEEL);
          onCrop({ ...crop, zoom: Math.min(MOST_ZOOM, Math.max(1, zoom)) });
        }}
      />
      <Slider
        label={t('own.crop_zoom')}
        value={crop.zoom}
        least={1}
        most={MOST_ZOOM}
        onChange={(zoom) => onCrop({ ...crop, zoom })}
      />
      <Slider
        label={t('own.crop_across')}
        value={crop.x}
        least={0}
        most={1}
        onChange={(x) => onCrop({ ...crop, x })}
      />
      <Slider
        label={t('own.crop_down')}
        value={crop.y}
        least={0}
        most={1}
        onChange={(y) => onCrop({ ...crop, y })}
      />
    </div>
  );
}

function Choices({
  chosen: { picture, moves },
  fits,
  busy,
  onWhole,
  onPart,
  onClose,
}: {
  chosen: Chosen;
  /** The whole file is not too large. */
  fits: boolean;
  busy: boolean;
  onWhole: () => void;
  onPart: () => void;
  onClose: () => void;
}): ReactElement {
  const t = useT();
  return (
    <div className={own.actions}>
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      {(moves || !picture) && (
        <Button look={picture ? 'plain' : 'primary'} disabled={!fits} onClick={onWhole}>
          {t('own.use_whole')}
        </Button>
      )}
      {picture && (
        <Button look="primary" busy={busy} onClick={onPart}>
          {t(moves ? 'own.use_still' : 'own.use_part')}
        </Button>
      )}
    </div>
  );
}

/** Asks which part of a picture is meant; one that moves may be sent whole. */
export function CropDialog({
  chosen,
  kind,
  limit,
  onUse,
  onClose,
}: {
  chosen: Chosen;
  kind: ProfilePicture;
  /** Bytes; null where the server does not say. */
  limit: number | null;
  onUse: (file: Blob) => void;
  onClose: () => void;
}): ReactElement {
  const t = useT();
  const [crop, setCrop] = useState(WHOLE);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { file, picture, moves } = chosen;
  const fits = limit === null || file.size <= limit;
  const tooLarge = t('own.too_large', {
    size: sizeWords(t, file.size),
    limit: limit === null ? '' : sizeWords(t, limit),
  });
  const use = async (): Promise<void> => {
    setBusy(true);
    const part = await cut(chosen, kind, crop, limit).catch(() => null);
    setBusy(false);
    if (part) onUse(part);
    else setProblem(t('own.crop_failed'));
  };
  return (
    <Dialog
      title={t(`own.crop_${kind}`)}
      closeLabel={t('common.close')}
      onClose={onClose}
      spaced
      footer={
        <Choices
          chosen={chosen}
          fits={fits}
          busy={busy}
          onWhole={() => onUse(file)}
          onPart={() => void use()}
          onClose={onClose}
        />
      }
    >
      {moves && <Alert level="info">{t('own.moves')}</Alert>}
      {!picture && <Alert level="warning">{t('own.unreadable')}</Alert>}
      {(moves || !picture) && !fits && <Alert level="warning">{tooLarge}</Alert>}
      {problem !== null && <Alert level="error">{problem}</Alert>}
      {picture && <Frame chosen={chosen} kind={kind} crop={crop} onCrop={setCrop} />}
    </Dialog>
  );
}
