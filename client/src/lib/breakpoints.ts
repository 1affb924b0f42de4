/** The widest windows, in CSS pixels, of each layout (NAV-16); style sheets have them from theme/breakpoints.css. */
export const WIDEST = { phone: 800, twoColumns: 1279, smallPhone: 480 } as const;

/** The media query of windows that have this layout or a narrower one. */
export const upTo = (layout: keyof typeof WIDEST): string => `(max-width: ${WIDEST[layout]}px)`;
