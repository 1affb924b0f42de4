export interface Sticker {
  /** File name without its ending. */
  name: string;
  /** Path on the server. */
  path: string;
}

export interface StickerPack {
  title: string;
  /** Path of the picture that stands for the pack. */
  icon: string;
  stickers: readonly Sticker[];
}
