/** An edit whose form is gone was not saved over a newer one. */
export const OVERTAKEN = {
  level: 'warning',
  messageKey: 'notices.edit_overtaken',
  messageArgs: {},
  timeout: 0,
} as const;
