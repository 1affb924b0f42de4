/** Where developers read what was odd but harmless (SYS-01). Callers never hand over a token. */
export const warn = (text: string): void => console.warn(`[skein] ${text}`);
