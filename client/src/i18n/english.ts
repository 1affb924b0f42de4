import { early } from './messages/en/early';

type Words = Readonly<Record<string, string>>;

const english = new Map<string, Words>(Object.entries(early));

/** Adds the words of a part whose code comes late; its files in `messages/en/late` do. */
export function addEnglish(catalogue: Readonly<Record<string, Words>>): void {
  for (const [namespace, words] of Object.entries(catalogue))
    english.set(namespace, { ...english.get(namespace), ...words });
}

export const englishWords = (namespace: string): Words | undefined => english.get(namespace);
