/** The app has begun to draw: what shows no posts within this time is shown as it is, in milliseconds. */
const PATIENCE_MS = 1500;
/** What stands beside the posts comes a little later than they do. */
const BESIDE_MS = 300;

/**
 * The picture of the last screen that is in the page already (lib/screen-picture/picture.ts): taken away in the very
 * frame in which the app has posts of its own.
 */
export function standIn(app: HTMLElement): void {
  const picture = document.getElementById('last-screen');
  if (!picture) return;
  const { dataset } = document.documentElement;
  const lift = (): void => {
    observer.disconnect();
    picture.remove();
    delete dataset['lastScreen'];
  };
  const panels = picture.querySelectorAll('section').length;
  let begun = false;
  let complete = false;
  const observer = new MutationObserver(() => {
    if (!begun) setTimeout(lift, PATIENCE_MS);
    begun = true;
    if (!app.querySelector('[role=feed] article button')) return;
    if (app.querySelectorAll('section').length >= panels) lift();
    else if (!complete) setTimeout(lift, BESIDE_MS);
    complete = true;
  });
  // Not for who looks now.
  if (dataset['lastScreen'] === undefined) return lift();
  observer.observe(app, { childList: true, subtree: true });
}
