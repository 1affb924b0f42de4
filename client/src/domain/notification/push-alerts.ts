/** Kinds that servers push, by their names on the wire. */
export const PUSH_KINDS = [
  'mention',
  'favourite',
  'reblog',
  'follow',
  'poll',
  'pleroma:emoji_reaction',
] as const;

export type PushKind = (typeof PUSH_KINDS)[number];

/** Which kinds a browser is told of. */
export type PushAlerts = Readonly<Record<PushKind, boolean>>;

export const ALL_PUSHED: PushAlerts = {
  mention: true,
  favourite: true,
  reblog: true,
  follow: true,
  poll: true,
  'pleroma:emoji_reaction': true,
};
