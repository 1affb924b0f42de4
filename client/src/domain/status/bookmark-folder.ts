/** A folder of bookmarks: of the server, or of this browser. */
export interface BookmarkFolder {
  id: string;
  name: string;
  /** An emoji, or the name of a custom one between colons; null where it has none. */
  emoji: string | null;
  /** The picture of a custom one. */
  emojiUrl: string | null;
}

export type FolderContent = Omit<BookmarkFolder, 'id'>;

/** As long as servers of this family take it. */
export const LONGEST_NAME = 255;

/** How `in:` names a folder in a query: in quotes where it has spaces. */
export const inFolder = ({ name }: Pick<BookmarkFolder, 'name'>): string => {
  const bare = name.replaceAll(/["“”„«»]/g, '').trim();
  return `in:${/^\S+$/.test(bare) ? bare : `"${bare}"`}`;
};
