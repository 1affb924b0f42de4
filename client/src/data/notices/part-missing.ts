/** A part of the app could not be fetched where somebody asked for it, and nothing stands there that could say so. */
export const PART_MISSING = {
  level: 'error',
  messageKey: 'pages.load_failed_hint',
  messageArgs: {},
  timeout: 6000,
} as const;
