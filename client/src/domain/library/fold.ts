/** Letters that are other letters with something through or beside them, which Unicode does not take apart. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
};
const LETTERS = /[ßæœøđðħıłþςٱىة]/g;
/** Accents, vowel points, harakat, tatweel: what readers leave out when they type. Not the marks of other scripts, which are letters there. */
const ACCENTS =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u200b-\u200f]/g;

/** The same for two texts that a reader calls the same: no capitals, no accents, one width. Folding again changes nothing. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(LETTERS, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFC');
