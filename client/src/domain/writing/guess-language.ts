/** Letters that only one language of a script uses, tried in order; the last entry is the usual one, where there is one. */
const BY_SCRIPT: readonly (readonly [script: RegExp, languages: readonly (readonly [RegExp, string])[]])[] = [
  [/\p{Script=Hangul}/gu, [[/./u, 'ko']]],
  [/\p{Script=Han}/gu, [[/./u, 'zh']]],
  [/\p{Script=Thai}/gu, [[/./u, 'th']]],
  [/\p{Script=Hebrew}/gu, [[/./u, 'he']]],
  [/\p{Script=Greek}/gu, [[/./u, 'el']]],
  [/\p{Script=Telugu}/gu, [[/./u, 'te']]],
  [/\p{Script=Tamil}/gu, [[/./u, 'ta']]],
  [/\p{Script=Bengali}/gu, [[/./u, 'bn']]],
  [/\p{Script=Devanagari}/gu, [[/./u, 'hi']]],
  [/\p{Script=Georgian}/gu, [[/./u, 'ka']]],
  [/\p{Script=Armenian}/gu, [[/./u, 'hy']]],
  [
    /\p{Script=Arabic}/gu,
    [
      [/[ٹڈڑے]/u, 'ur'],
      [/[پچژگکی]/u, 'fa'],
      [/./u, 'ar'],
    ],
  ],
  [
    /\p{Script=Cyrillic}/gu,
    [
      [/[іїєґ]/iu, 'uk'],
      [/[ўі]/iu, 'be'],
      [/[ђћџљњј]/iu, 'sr'],
      [/[ыэё]/iu, 'ru'],
      [/ъ[^еёюя]/iu, 'bg'],
      // Without any of them it may be each of these, and nobody is told that theirs is another.
    ],
  ],
];

/** Small words that hardly a sentence does without, most of them in one language only. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: 'the and of to is was are that this with for it you have not but they from what which would there been my your we just',
  de: 'der die das und ist nicht ein eine ich mit auf für den dem zu sich auch es wie aber wird sind war noch nur wenn über schon mir uns',
  fr: 'le la les et est une des que qui dans pour pas sur avec ce cette je il elle nous vous mais plus du au ne sont être très aussi',
  es: 'el la los las y es una que en por con para no se del al lo como pero más muy esto esta está hay yo mi son fue también',
  it: 'il lo gli e è una che di per con non del della sono ma come questo questa anche ho ha alla nel più mi ci cosa perché',
  pt: 'o os as e é uma que de para com não do da dos das em no na mas como mais muito isso esta está são eu foi também você',
  nl: 'de het een en is van niet dat ik je met voor op zijn maar ook als er naar wel nog wat aan te bij heb',
  sv: 'och att det är som en på inte jag med för av den har till ett men om vi så var kan från när också',
  da: 'og at det er som en på ikke jeg med for af den har til et men om vi så var kan fra når også hvad',
  nb: 'og at det er som en på ikke jeg med for av den har til et men om vi så var kan fra når også hva',
  fi: 'ja on ei se että en minä kun mutta niin ole myös oli joka vain tämä sitä mitä hän ovat kuin nyt jos',
  pl: 'i w nie na się jest to że z do jak ale co tak za od po czy są już tylko być było dla ten mnie',
  cs: 'a je se na to že v ne s jsem ale jak pro za když by tak co už jsou byl jen mi ještě nebo',
  hu: 'a az és nem hogy is egy ez de van volt meg csak mint ha még azt már vagy én itt nagyon lesz',
  tr: 've bir bu da de için çok ne ama ile var daha gibi ben değil mi kadar olan sonra yok',
  ro: 'și nu este în la cu o un să pe că din mai sunt care ce am pentru dar fi foarte acest',
  ca: 'el la els les i és una que en per amb no del al però més molt això aquesta són jo també hi què',
  eo: 'la kaj estas mi ne en de al ke por kun sed tio ĝi vi li ni estis pri kiel tre jam ankaŭ',
  id: 'yang dan di ini itu untuk dengan tidak dari saya ada ke akan sudah bisa juga kami aku karena tapi',
  et: 'ja on ei et see mis kui ka aga oli ma ta siis ning nii juba või kes oma seda veel väga mida pole olen olid',
  eu: 'eta da ez bat du dira baina ere hau dut oso zen izan nire dago egin gaur zer beste hori nik zuen gara dute',
  ga: 'agus an na is ar tá sé ní go bhí ag mé sin seo nach don bhfuil mar ach faoi raibh níl leis sa iad muid',
  oc: 'e lo la los las es que dins amb per mas pas son plan tot aquò aqueste ont fòrça ieu tanben uèi',
  sk: 'a je sa na to že v nie s som ale ako pre za keď tak čo už sú bol len mi ešte alebo aj sme veľmi bolo',
  vi: 'và là của không có một cho tôi được những người này trong với các đã thì cũng như',
};

const dictionaries = Object.entries(SMALL_WORDS).map(([code, words]) => ({
  code,
  words: new Set(words.split(' ')),
}));

/** Addresses, names, tags, shortcodes and code say nothing about the language of a text. */
const NOISE = /https?:\/\/\S+|[@#$][\p{L}\p{M}\p{N}_.@[\]-]+|:[\w+-]+:|`[^`]*`|<[^>]*>/gu;

/** Fewer letters than this are a word or two, and no evidence. */
const LEAST_LETTERS = 12;
const LEAST_HITS = 4;

/** Most of a text, so much that the rest is a name or a word, not another language. */
const isMost = (count: number, letters: number): boolean => count * 4 >= letters * 3;

function byScript(text: string, letters: number): string | null {
  const countOf = (script: RegExp): number => text.match(script)?.length ?? 0;
  const kana = countOf(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  // A Japanese sentence has Chinese characters beside its own.
  if (kana > 0) return isMost(kana + countOf(/\p{Script=Han}/gu), letters) ? 'ja' : null;
  const [, languages] = BY_SCRIPT.find(([script]) => isMost(countOf(script), letters)) ?? [];
  return languages?.find(([sign]) => sign.test(text))?.[1] ?? null;
}

interface Hits {
  code: string;
  /** Small words of the language in the text. */
  count: number;
  /** The same, a word that several languages have being shared out among them. */
  weight: number;
}

const sharedBy = (word: string): number => dictionaries.filter(({ words }) => words.has(word)).length;

/** For each language, the most telling first. */
function hits(text: string): readonly Hits[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return dictionaries
    .map(({ code, words: known }) => {
      const found = words.filter((word) => known.has(word));
      return { code, count: found.length, weight: found.reduce((sum, word) => sum + 1 / sharedBy(word), 0) };
    })
    .toSorted((a, b) => b.weight - a.weight);
}

/** ISO 639-1 of a text whose language shows plainly; null where it does not. Nothing leaves the browser. */
export function guessLanguage(source: string): string | null {
  const text = source.replace(NOISE, ' ');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < LEAST_LETTERS / 2) return null;
  const scripted = byScript(text, letters);
  if (scripted !== null) return scripted;
  // The small words tell nothing of what is written in other letters.
  if (!isMost(text.match(/\p{Script=Latin}/gu)?.length ?? 0, letters)) return null;
  const [first, second] = hits(text);
  if (letters < LEAST_LETTERS || !first || first.count < LEAST_HITS) return null;
  return first.weight >= 1.5 * (second?.weight ?? 0) ? first.code : null;
}

/** Codes that one person may well mean by another. */
const SAME = new Map([
  ['no', 'nb'],
  ['nn', 'nb'],
  ['da', 'nb'],
]);

const family = (code: string): string => {
  const base = code.toLowerCase().split(/[-_]/)[0] ?? '';
  return SAME.get(base) ?? base;
};

/** Hardly a Chinese sentence does without, and Japanese has none of them. */
const ONLY_CHINESE = /[们們这這吗嗎呢吧很你您她哪还沒么麼]/u;

/** What to suggest instead of the chosen language; null unless text and choice plainly disagree. */
export function betterLanguage(text: string, chosen: string | null): string | null {
  if (chosen === null) return null;
  const guess = guessLanguage(text);
  if (guess === null || family(guess) === family(chosen)) return null;
  if (guess === 'zh' && family(chosen) === 'ja' && !ONLY_CHINESE.test(text)) return null;
  const all = hits(text.replace(NOISE, ' '));
  const weightOf = (wanted: string): number | undefined => all.find(({ code }) => code === wanted)?.weight;
  return (weightOf(guess) ?? Infinity) >= 2 * (weightOf(family(chosen)) ?? 0) ? guess : null;
}
