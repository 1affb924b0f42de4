import type { ComposeContent, DraftMedia } from './compose-content';

/** A box of a chain by its key; null is the first. */
export type BoxKey = string | null;

type Boxes = Pick<ComposeContent, 'media' | 'more'>;
type MediaPatch = Partial<Boxes>;

/** Files of all boxes. */
export const allMedia = ({ media, more }: Boxes): readonly DraftMedia[] =>
  more.length === 0 ? media : [...media, ...more.flatMap((box) => box.media)];

export const mediaOf = ({ media, more }: Boxes, box: BoxKey): readonly DraftMedia[] =>
  box === null ? media : (more.find(({ key }) => key === box)?.media ?? []);

/** The change that gives a box other files. */
export const withMedia = ({ more }: Boxes, box: BoxKey, media: readonly DraftMedia[]): MediaPatch =>
  box === null ? { media } : { more: more.map((each) => (each.key === box ? { ...each, media } : each)) };

/** The change to one file, in whichever box it is; null when there is none to make. */
export function withFile(content: Boxes, key: string, patch: Partial<DraftMedia>): MediaPatch | null {
  const change = (media: readonly DraftMedia[]): readonly DraftMedia[] =>
    media.map((file) => (file.key === key ? { ...file, ...patch } : file));
  if (content.media.some((file) => file.key === key)) return { media: change(content.media) };
  const box = content.more.find(({ media }) => media.some((file) => file.key === key));
  return box ? withMedia(content, box.key, change(box.media)) : null;
}

/** In which box a file is; undefined when in none. */
export function boxOf(content: Boxes, key: string): BoxKey | undefined {
  if (content.media.some((file) => file.key === key)) return null;
  return content.more.find(({ media }) => media.some((file) => file.key === key))?.key;
}

/** Another post has the uploads: the files, as far as they are kept here, go to the server once more. */
export function withoutUploads<C extends Boxes>(content: C): C {
  const anew = (media: readonly DraftMedia[]): readonly DraftMedia[] =>
    // A file that only the server has is named by its key.
    media.map((file) =>
      file.key === file.mediaId ? file : { ...file, mediaId: null, sentDescription: '', previewUrl: null },
    );
  return {
    ...content,
    media: anew(content.media),
    more: content.more.map((box) => ({ ...box, media: anew(box.media) })),
  };
}

export const isPicture = ({ type }: { type: string }): boolean => type.startsWith('image/');

/** Files beside a subject that are not marked sensitive (COMP-07). */
export const isUnmarked = (content: Boxes & Pick<ComposeContent, 'spoilerText' | 'sensitive'>): boolean =>
  content.spoilerText !== '' && !content.sensitive && allMedia(content).length > 0;
