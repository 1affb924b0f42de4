import { onceEach } from '@/data/once-each';
import type { Store } from '@/data/store/store';
import type { Translation } from '@/domain/status/translation';
import type { Details } from './details';
import type { AskDetails } from './poll-details';

/** Translations of posts as they are now: each asked for once, the last one known. */
export function createTranslations(
  { statuses }: Pick<Store, 'statuses'>,
  ask: AskDetails,
): Pick<Details, 'translate' | 'translated' | 'translationLanguages'> {
  const translations = onceEach<Translation>();
  const languages = onceEach<Awaited<ReturnType<Details['translationLanguages']>>>();
  const last = new Map<string, NonNullable<ReturnType<Details['translated']>>>();
  const versionOf = (id: string): string => `${id} ${statuses.truth(id)?.editedAt ?? 0}`;
  return {
    async translate(id, { to, from }) {
      const version = versionOf(id);
      const words = await translations(JSON.stringify([version, to, from]), () =>
        ask((calls) => calls.translate(id, { to, from })),
      );
      last.set(version, { ...words, to });
      return words;
    },
    translated: (id) => last.get(versionOf(id)) ?? null,
    translationLanguages: () => languages('', () => ask((calls) => calls.translationLanguages())),
  };
}
