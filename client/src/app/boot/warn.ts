/** Notes for developers about odd but harmless things (SYS-01). Callers never pass a token. */
export const warn = (text: string): void => console.warn(`[skein] ${text}`);
