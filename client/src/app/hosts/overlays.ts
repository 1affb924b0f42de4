/** What lies over the page, one at a time; the address does not change. */
export type Overlay = 'menu' | 'notifications' | 'keys';
