/**
 * Where the app is drawn. With a picture of the last screen client/early/early.js begins the app while the page may
 * still be read: then its place is waited for.
 */
export async function appPlace(): Promise<HTMLElement> {
  const find = (): HTMLElement | null => document.getElementById('app');
  if (!find()) await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  const place = find();
  if (!place) throw new Error('the page has no #app');
  return place;
}
