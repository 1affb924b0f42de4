import type { Attachment } from '@/domain/status/attachment';

/** A picture that does not come keeps nobody waiting. */
const PATIENCE_MS = 10_000;

const load = (src: string): Promise<void> =>
  new Promise((resolve) => {
    const picture = new Image();
    picture.referrerPolicy = 'no-referrer';
    picture.addEventListener('load', () => resolve());
    picture.addEventListener('error', () => resolve());
    picture.src = src;
  });

/** Resolves when the pictures among the files are in the browser's cache, or failed, or after ten seconds. */
export async function loadPictures(files: readonly Attachment[]): Promise<void> {
  const sources = files
    .filter(({ kind }) => kind === 'image')
    .map(({ previewUrl, url }) => previewUrl ?? url)
    .filter((src) => src !== null);
  const tooLate = new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([Promise.all(sources.map(load)), tooLate]);
}
