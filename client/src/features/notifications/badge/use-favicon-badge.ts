import { useEffect } from 'react';
import { firstScreen } from '@/lib/first-screen/first-screen';
import { late } from '@/lib/late';
import type { Marks } from './favicon-badge';

const lateMarks = late(async () => (await import('./favicon-badge')).markIcons);

/** Marks every icon of the page, once its first posts are there; the returned function takes the marks off. */
function mark(marks: Marks): () => void {
  let isOver = false;
  let takeOff = (): void => {};
  const forget = firstScreen.after(() => {
    // Without its code the icon stays as it is: the title counts as well.
    const begin = (markIcons: (marks: Marks) => () => void): void => {
      if (!isOver) takeOff = markIcons(marks);
    };
    lateMarks.load().then(begin, () => undefined);
  });
  return () => {
    isOver = true;
    forget();
    takeOff();
  };
}

/** The number on the icon of the installed app, where the browser has such icons. */
function showAppBadge(unseen: number): void {
  if (!('setAppBadge' in navigator)) return;
  // Refused where nothing is installed.
  void navigator.setAppBadge(unseen).catch(() => {});
}

/**
 * A dot on the page's icon while anything is unseen (NOTIF-05), and on that of the installed app how many, those of the
 * accounts that other tabs show with them (`ofOthers`): all tabs share one icon. `whose` is the account that this tab
 * shows, where others show others; else empty.
 */
export function useFaviconBadge(unseen: number, whose = '', ofOthers = 0): void {
  const dot = unseen > 0;
  useEffect(() => (dot || whose !== '' ? mark({ dot, whose }) : undefined), [dot, whose]);
  useEffect(() => showAppBadge(unseen + ofOthers), [unseen, ofOthers]);
}
