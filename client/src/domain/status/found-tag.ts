/** A hashtag that a search found. */
export interface FoundTag {
  name: string;
  /** From its newest day; null where the server does not count. */
  people: number | null;
  uses: number | null;
}
