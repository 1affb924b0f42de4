export const FEED = '[role="feed"] article';
/** A post whose bar of actions is drawn: that comes after its text. */
export const ACTING = `${FEED} [data-tone="reply"]`;
export const DIALOG = 'dialog[open]';
export const MENU = '[role="menu"]';
export const POPOVER = '[popover][role="dialog"]';
export const DESKTOP = [1440, 900] as const;
export const PHONE = [390, 844] as const;
export const ALERT = '[role="alertdialog"]';
