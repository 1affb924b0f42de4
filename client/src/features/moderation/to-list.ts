/** Where the focus goes on when a bar of bulk work goes: to the first row of the list, else to its search. */
export const toList = (bar: HTMLElement): HTMLElement | null =>
  bar.parentElement?.querySelector<HTMLElement>('[data-group]') ??
  bar.parentElement?.querySelector<HTMLElement>('input[type="search"]') ??
  null;
