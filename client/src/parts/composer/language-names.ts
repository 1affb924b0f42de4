/** All ISO 639-1 codes (behaviour.md §8). */
const CODES =
  'aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el ' +
  'en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it ' +
  'iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt ' +
  'my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl ' +
  'sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo ' +
  'za zh zu';

export interface LanguageName {
  code: string;
  name: string;
}

let latest: { locale: string; names: readonly LanguageName[] } | null = null;

/** Every language under its name in the interface language, in that language's order. */
export function languageNames(locale: string): readonly LanguageName[] {
  if (latest?.locale === locale) return latest.names;
  const words = new Intl.DisplayNames([locale, 'en'], { type: 'language' });
  const collator = new Intl.Collator([locale, 'en']);
  const names = CODES.split(' ')
    .map((code) => ({ code, name: words.of(code) ?? code }))
    .sort((a, b) => collator.compare(a.name, b.name));
  latest = { locale, names };
  return names;
}

/** The list with `code` in it, also when a server or draft knows a language that ISO 639-1 does not. */
export function languageChoices(locale: string, code: string | null): readonly LanguageName[] {
  const names = languageNames(locale);
  return code === null || names.some((one) => one.code === code) ? names : [{ code, name: code }, ...names];
}
