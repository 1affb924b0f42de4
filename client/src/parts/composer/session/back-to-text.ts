/** For a button that goes with what it stood in: writing goes on in the text of its form. */
export const backToText = ({ form }: HTMLButtonElement): void => form?.querySelector('textarea')?.focus();
