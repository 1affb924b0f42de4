/** For a button that disappears when it is pressed: the focus goes to the text of its form. */
export const backToText = ({ form }: HTMLButtonElement): void => form?.querySelector('textarea')?.focus();
