/** White space, and characters that take no room or show nothing in theirs. */
const UNSEEN = /^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text has nothing that could be seen. */
export const isBlank = (text: string): boolean => UNSEEN.test(text);
