import { afterPaint } from '@/lib/after-paint';
import styles from './state.module.css';

/** After this time nobody listens for it any more. */
const HEARD_MS = 10_000;

/** What was said last. A page has one voice: of two at once nothing is understood. */
let last: HTMLElement | null = null;

/** Says it once to who does not see the page, where what it is about is gone from the page. */
export async function say(words: string): Promise<void> {
  last?.remove();
  const region = document.createElement('span');
  last = region;
  region.setAttribute('role', 'status');
  region.className = styles.hidden ?? '';
  document.body.append(region);
  // Only what changes in a region that is there already is read out.
  await afterPaint();
  region.textContent = words;
  setTimeout(() => region.remove(), HEARD_MS);
}
