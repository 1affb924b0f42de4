/** A list of accounts that has a timeline of its own. */
export interface UserList {
  id: string;
  title: string;
}
