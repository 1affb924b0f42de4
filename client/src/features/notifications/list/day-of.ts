/** The reader's day of a Unix time in milliseconds. */
export const dayOf = (time: number): string => new Date(time).toDateString();
