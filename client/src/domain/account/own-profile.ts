import type { Account } from './account';

/**
 * Switches of one's own account, by the name under which servers take them (entities.md §1). Each server has some of
 * them.
 */
export const PROFILE_SWITCHES = [
  'locked',
  'permit_followback',
  'allow_following_move',
  'bot',
  'discoverable',
  'indexable',
  'show_role',
  'hide_collections',
  'hide_follows',
  'hide_follows_count',
  'hide_followers',
  'hide_followers_count',
  'hide_favorites',
  'accepts_chat_messages',
  'no_rich_text',
] as const;
export type ProfileSwitch = (typeof PROFILE_SWITCHES)[number];

export const DIRECT_SENDERS = ['everybody', 'people_i_follow', 'nobody'] as const;
type DirectSenders = (typeof DIRECT_SENDERS)[number];

export const PROFILE_PICTURES = ['avatar', 'header', 'background'] as const;
export type ProfilePicture = (typeof PROFILE_PICTURES)[number];

/** A pair as its owner wrote it. */
export interface RawField {
  name: string;
  value: string;
}

export const NOTIFICATION_SWITCHES = ['block_from_strangers', 'hide_notification_contents'] as const;
export type NotificationSwitch = (typeof NOTIFICATION_SWITCHES)[number];

/** One's own account as only its owner gets it. */
export interface OwnProfile {
  account: Account;
  /** As it was written, without markup. */
  displayName: string;
  note: string;
  fields: readonly RawField[];
  /** What the server tells of, and so has. */
  switches: Readonly<Partial<Record<ProfileSwitch, boolean>>>;
  /** Who may write directly; null where the server does not ask. */
  directFrom: DirectSenders | null;
  /** After so many days the server deletes new posts; null: never; undefined where it cannot. */
  postDays: number | null | undefined;
  notifications: Readonly<Partial<Record<NotificationSwitch, boolean>>>;
  /** Null where the server does not tell. */
  email: string | null;
  /** It keeps a picture behind the page. */
  hasBackground: boolean;
}

/** What the server takes; null where it does not say. Bytes and characters. */
export interface ProfileLimits {
  pictures: Readonly<Record<ProfilePicture, number | null>>;
  name: number | null;
  note: number | null;
  fields: number | null;
  fieldName: number | null;
  fieldValue: number | null;
}

/** What shall change. A picture that is null goes back to the server's own. */
export interface ProfileChanges extends Partial<Record<ProfilePicture, Blob | null>> {
  displayName?: string;
  note?: string;
  fields?: readonly RawField[];
  switches?: Partial<Record<ProfileSwitch, boolean>>;
  directFrom?: DirectSenders;
  postDays?: number | null;
}

/** One thing of a profile that can be asked for. */
export type ProfilePart =
  | ProfilePicture
  | ProfileSwitch
  | 'displayName'
  | 'note'
  | 'fields'
  | 'directFrom'
  | 'postDays';

const plain = (text: string): string => text.replaceAll('\r\n', '\n').trim();

const sameFields = (asked: readonly RawField[], got: readonly RawField[]): boolean =>
  asked.length === got.length &&
  asked.every(
    ({ name, value }, index) =>
      plain(name) === plain(got[index]?.name ?? '') && plain(value) === plain(got[index]?.value ?? ''),
  );

const PICTURE_OF = { avatar: 'avatar', header: 'header', background: 'background' } as const;

/**
 * What of `changes` is not in the account that the server answered with: servers pass over what they do not know and
 * answer 200. A picture that was set counts as kept when its address is another.
 */
export function notKept(before: Account, changes: ProfileChanges, after: OwnProfile): ProfilePart[] {
  const lost: ProfilePart[] = [];
  if (changes.displayName !== undefined && plain(changes.displayName) !== plain(after.displayName))
    // An empty name becomes the handle.
    if (plain(changes.displayName) !== '' || after.displayName !== after.account.username)
      lost.push('displayName');
  if (changes.note !== undefined && plain(changes.note) !== plain(after.note)) lost.push('note');
  if (changes.fields && !sameFields(changes.fields, after.fields)) lost.push('fields');
  for (const picture of PROFILE_PICTURES) {
    const asked = changes[picture];
    const [was, is] = [before[PICTURE_OF[picture]], after.account[PICTURE_OF[picture]]];
    if (asked && was === is) lost.push(picture);
  }
  for (const name of PROFILE_SWITCHES) {
    const asked = changes.switches?.[name];
    if (asked !== undefined && after.switches[name] !== asked) lost.push(name);
  }
  if (changes.directFrom !== undefined && after.directFrom !== changes.directFrom) lost.push('directFrom');
  if (changes.postDays !== undefined && after.postDays !== changes.postDays) lost.push('postDays');
  return lost;
}

/** The fields without those that are empty. */
export const filledFields = (fields: readonly RawField[]): RawField[] =>
  fields.filter(({ name, value }) => name.trim() !== '' || value.trim() !== '');

/** The list with the item at `from` moved to `to`; both are places in it. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(Math.max(0, Math.min(to, next.length)), 0, item);
  return next;
}
