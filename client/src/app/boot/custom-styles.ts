/** The admin's own style sheet (static-files.md §2), after ours; the build ships an empty one. */
export function addCustomStyles(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/static/custom.css';
  document.head.append(link);
}
