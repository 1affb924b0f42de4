import type { Page } from '@playwright/test';

/** What comes over the page from outside. */
export type Carried = { words: string } | { file: string };

export type Drag = (type: 'dragEnter' | 'dragOver' | 'drop') => Promise<unknown>;

/** Words or a file come over the page from outside: by the browser, with what it does by itself. */
export async function dragOf(page: Page, carried: Carried, { x, y } = { x: 300, y: 300 }): Promise<Drag> {
  const browser = await page.context().newCDPSession(page);
  const items = 'words' in carried ? [{ mimeType: 'text/plain', data: carried.words }] : [];
  const data = { items, files: 'file' in carried ? [carried.file] : [], dragOperationsMask: 1 };
  return (type) => browser.send('Input.dispatchDragEvent', { type, x, y, data });
}

/** Drops it at once, wherever the code stands. */
export async function dropAtOnce(drag: Drag): Promise<void> {
  await drag('dragEnter');
  await drag('dragOver');
  await drag('drop');
}
