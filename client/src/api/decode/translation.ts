import type { Translation, TranslationLanguage, TranslationLanguages } from '@/domain/status/translation';
import { dto, list, text, textOrNull, wordsOrNull } from './shape';

/** Both shapes of api.md §6: `text` (Akkoma) and `content` (Mastodon); null when there is neither. */
export function decodeTranslation(input: unknown): Translation | null {
  const from = dto(input);
  const content = textOrNull(from.text) ?? textOrNull(from.content);
  if (content === null) return null;
  const language = wordsOrNull(from.detected_language) ?? wordsOrNull(from.detected_source_language);
  return {
    content,
    spoilerText: text(from.spoiler_text),
    options: list(dto(from.poll).options, (option) => wordsOrNull(dto(option).title)),
    descriptions: list(from.media_attachments, (file) => wordsOrNull(dto(file).description)),
    from: language?.toLowerCase() ?? null,
  };
}

function decodeLanguage(input: unknown): TranslationLanguage | null {
  const from = dto(input);
  const code = text(from.code);
  return code === '' ? null : { code, name: text(from.name) || code };
}

/** Akkoma's answer; both lists are empty where translation is off. */
export const decodeTranslationLanguages = (input: unknown): TranslationLanguages => ({
  source: list(dto(input).source, decodeLanguage),
  target: list(dto(input).target, decodeLanguage),
});

/** Mastodon's answer: targets by source. */
export function decodeTranslationPairs(input: unknown): TranslationLanguages {
  const codes = (all: Iterable<string>): TranslationLanguage[] =>
    [...new Set(all)].map((code) => ({ code, name: code }));
  const pairs = dto(input);
  return {
    source: codes(Object.keys(pairs)),
    target: codes(Object.values(pairs).flatMap((targets) => list(targets, wordsOrNull))),
  };
}
