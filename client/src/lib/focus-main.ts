/** Puts the focus on the main column without moving the page. That of the picture of the last screen takes none. */
export function focusMain(): void {
  document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
}
