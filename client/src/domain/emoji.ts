/** A custom emoji of a server, usable in the entity that carries it. */
export interface CustomEmoji {
  shortcode: string;
  url: string;
  /** A still picture; equals `url` when the server has none. */
  staticUrl: string;
  category: string | null;
  visibleInPicker: boolean;
}
