/** A custom emoji of a server, usable in the entity that carries it. */
export interface CustomEmoji {
  shortcode: string;
  url: string;
  /** A still picture; equals `url` when the server has none. */
  staticUrl: string;
  category: string | null;
  visibleInPicker: boolean;
}

/** An emoji of the own server as its list tells of it. */
export interface ServerEmoji extends CustomEmoji {
  /** Lower case, without the pack; other words that find it. */
  tags: readonly string[];
  /** Name of its pack or category as it is shown; null when it belongs to none. */
  pack: string | null;
}
