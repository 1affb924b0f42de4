/** Which replies of its members a list shows, where the server can choose. */
export type RepliesPolicy = 'followed' | 'list' | 'none';

/** A list of accounts that has a timeline of its own. */
export interface UserList {
  id: string;
  title: string;
  /** Whether its members' posts are kept out of home; null where the server has no such lists. */
  exclusive: boolean | null;
  /** Null where the server has no such choice. */
  repliesPolicy: RepliesPolicy | null;
}
