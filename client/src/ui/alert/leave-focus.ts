/** When an alert closes, the focus goes back to what the alert was about. */
export function leaveFocus(button: HTMLElement): void {
  const about = button.closest<HTMLElement>('form, article, dialog') ?? document.getElementById('main');
  const field = about?.tagName === 'FORM' && about.querySelector<HTMLElement>('input, textarea');
  (field || about)?.focus({ preventScroll: true });
}
