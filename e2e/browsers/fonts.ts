import { fileURLToPath } from 'node:url';

/** What each browser is started with, so that letters are as wide in all of them (fontconfig: Linux). */
export const SAME_FONTS = { FONTCONFIG_FILE: fileURLToPath(new URL('same-fonts.conf', import.meta.url)) };
