import type { ProfilePicture } from '@/domain/account/own-profile';

/** Width by height of the part that is kept, and the most pixels across that it is sent with. */
export const SHAPES: Readonly<Record<ProfilePicture, { ratio: number; width: number }>> = {
  avatar: { ratio: 1, width: 800 },
  header: { ratio: 3, width: 1800 },
  background: { ratio: 16 / 9, width: 2560 },
};

/** What part of a picture is kept: how large it is drawn (1 fills the frame), and where, 0 to 1 on both axes. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const MOST_ZOOM = 8;

export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The part in pixels of the picture. */
export function partOf(picture: { width: number; height: number }, ratio: number, crop: Crop): Part {
  const widest = Math.min(picture.width, picture.height * ratio);
  const width = widest / within(crop.zoom, 1, MOST_ZOOM);
  const height = width / ratio;
  return {
    left: (picture.width - width) * within(crop.x, 0, 1),
    top: (picture.height - height) * within(crop.y, 0, 1),
    width,
    height,
  };
}

/** The crop after the picture was pulled by so many pixels of a frame that is `frame` wide. */
export function pulled(
  picture: { width: number; height: number },
  ratio: number,
  crop: Crop,
  by: { x: number; y: number; frame: number },
): Crop {
  const part = partOf(picture, ratio, crop);
  const scale = part.width / by.frame;
  const axis = (at: number, slack: number, pull: number): number =>
    slack < 0.5 ? at : within(at - (pull * scale) / slack, 0, 1);
  return {
    ...crop,
    x: axis(crop.x, picture.width - part.width, by.x),
    y: axis(crop.y, picture.height - part.height, by.y),
  };
}
