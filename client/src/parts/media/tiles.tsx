import {
  forwardRef,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
} from 'react';
import { usePreference, useRowFlag } from '@/data/react/records';
import type { Attachment } from '@/domain/status/attachment';
import type { StatusId } from '@/domain/ids';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';
import { isPixelArt, largestWidthOf, ratioOf } from './attachment-facts';
import type { GalleryLayout } from './gallery-layout';
import { CoveredTile, CoverButton } from './sensitive-cover';
import { Tile } from './tile';
import styles from './media.module.css';

interface TilesProps {
  statusId: StatusId;
  layout: GalleryLayout;
  /** `always`: whatever the reader has chosen. */
  sensitive: boolean | 'always';
  filteredBy: string | null;
  onOpen: (file: Attachment) => void;
}

/** Pictures and films of a post in their reserved places, covered until asked for where they are sensitive. */
export function Tiles({ statusId, layout, sensitive, filteredBy, onOpen }: TilesProps): ReactElement {
  const t = useT();
  const hideSensitive = usePreference('hideNsfw');
  const coverable = sensitive === 'always' || (sensitive && hideSensitive);
  const [shown, setShown] = useRowFlag(statusId, 'media', !coverable);
  const { tiles, hiddenTiles } = layout;
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const turn = (to: boolean): void => {
    pressed.current = true;
    setShown(to);
  };
  useLayoutEffect(() => {
    // The button that was pressed has gone; the one in its place takes the focus.
    if (pressed.current) place.current?.querySelector<HTMLElement>('button[data-cover]')?.focus();
    pressed.current = false;
  });
  const draw = (file: Attachment, index: number): ReactElement =>
    shown ? (
      <Tile
        attachment={file}
        index={index}
        count={tiles.length + hiddenTiles}
        more={index === tiles.length - 1 ? hiddenTiles : 0}
        onOpen={onOpen}
      />
    ) : (
      <CoveredTile attachment={file} />
    );
  return (
    <Places ref={place} layout={layout} draw={draw}>
      {!shown && (
        <CoverButton tiles={tiles} filteredBy={filteredBy} onOpen={onOpen} onShow={() => turn(true)} />
      )}
      {shown && coverable && (
        <IconButton
          className={styles.hide}
          data-cover
          icon="eyeoff"
          label={t('media.hide_sensitive')}
          onClick={() => turn(false)}
        />
      )}
    </Places>
  );
}

interface PlacesProps {
  layout: GalleryLayout;
  draw: (file: Attachment, index: number) => ReactElement | null;
  children?: ReactNode;
}

/** One to four tiles make a block of their own (design language §7), more make rows. */
const Places = forwardRef<HTMLDivElement, PlacesProps>(function Places(
  { layout: { tiles, rows }, draw, children },
  ref,
) {
  const place = (file: Attachment, index: number, style?: CSSProperties): ReactElement => (
    <div key={file.id} className={styles.tile} style={style}>
      {draw(file, index)}
    </div>
  );
  const alone = tiles.length === 1 ? tiles[0] : undefined;
  let next = 0;
  return (
    <div
      ref={ref}
      className={styles.gallery}
      data-tiles={Math.min(tiles.length, 5)}
      data-pixel-art={(alone && isPixelArt(alone)) || undefined}
      style={alone && sizeOfOne(alone)}
    >
      {tiles.length < 5
        ? tiles.map((file, index) => place(file, index))
        : rows.map((count) => {
            const start = next;
            next += count;
            return (
              <div key={start} className={styles.line} style={{ aspectRatio: count + 0.6 }}>
                {tiles
                  .slice(start, next)
                  .map((file, index) => place(file, start + index, { flexGrow: ratioOf(file) }))}
              </div>
            );
          })}
      {children}
    </div>
  );
});

/** A single tile takes the room of its own shape, and a tiny one also has its own size. */
function sizeOfOne(file: Attachment): CSSProperties {
  const style: CSSProperties & Record<'--ratio' | '--largest', string> = {
    '--ratio': String(ratioOf(file)),
    '--largest': largestWidthOf(file),
  };
  return style;
}
