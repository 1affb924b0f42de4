/** What this server takes at the most; the instance and nodeinfo answers tell clients the same numbers. */
export const LIMITS = {
  /** Characters of a post, subject and text together. */
  text: 5000,
  description: 5000,
  /** Bytes of a file. */
  upload: 16_000_000,
  avatar: 2_000_000,
  background: 4_000_000,
  banner: 4_000_000,
  poll: { max_options: 20, max_option_chars: 200, min_expiration: 0, max_expiration: 31_536_000 },
  fields: { maxFields: 10, maxRemoteFields: 20, nameLength: 512, valueLength: 2048 },
  name: 100,
  bio: 5000,
  /** Code units of any other text, and entries of any list. */
  anyText: 10_000,
  anyList: 10_000,
} as const;

/** Bytes of a body: forms that may bring files (with room for their other parts), and all else. */
export const BODY_LIMITS = { files: LIMITS.upload + 100_000, text: 4_000_000 } as const;
