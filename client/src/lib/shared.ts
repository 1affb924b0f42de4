/** What another app has shared, as the service worker kept it (sw/shared.ts). */
export interface Shared {
  text: string;
  files: readonly File[];
  /** Forgets it, once it is kept elsewhere. */
  drop: () => Promise<void>;
}

/** Named again in sw/shared.ts. */
const CACHE = 'skein-shared';

/** Title, text and address as one text. Phones put the address into the text, or the title into both. */
export function sharedText(parts: readonly string[]): string {
  const given = parts.map((part) => part.trim()).filter(Boolean);
  const isSaid = (part: string, at: number): boolean =>
    given.some((other, place) => place !== at && other.includes(part) && (other !== part || place < at));
  return given.filter((part, at) => !isSaid(part, at)).join('\n\n');
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** What was shared and is not taken yet, the oldest first. Empty where the browser keeps nothing. */
export async function findShared(): Promise<readonly Shared[]> {
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(CACHE);
  const found: Shared[] = [];
  for (const request of await cache.keys()) {
    const form = await cache.match(request).then((kept) => kept?.formData());
    if (!form) continue;
    found.push({
      text: sharedText([text(form, 'title'), text(form, 'text'), text(form, 'url')]),
      files: form
        .getAll('files')
        .filter((file) => file instanceof File)
        .filter(({ size }) => size > 0),
      drop: async () => void (await cache.delete(request)),
    });
  }
  return found;
}
