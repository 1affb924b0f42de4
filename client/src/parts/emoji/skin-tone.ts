/** Signs of the tones 1 (light) to 5 (dark). */
const FIRST_TONE = 0x1f3fb;

const TONE_SIGN = /[\u{1F3FB}-\u{1F3FF}]/gu;

// The hands that people hold between them (U+1F91D after a joiner) have no tone of their own.
const TAKES_TONE =
  /(?<!\u{200D})\p{Emoji_Modifier_Base}\u{FE0F}?|(?<=\u{200D})(?!\u{1F91D})\p{Emoji_Modifier_Base}\u{FE0F}?/gu;

/** All people of an emoji that comes in tones in one of them; 0 leaves it as it is. */
export function withTone(character: string, tone: number): string {
  if (tone < 1 || tone > 5) return character;
  const sign = String.fromCodePoint(FIRST_TONE + tone - 1);
  return character.replace(TAKES_TONE, (base) => base.replace('\u{FE0F}', '') + sign);
}

/** For finding an emoji whatever its tone; the sign for "as a picture" does not count. */
export const withoutTone = (character: string): string =>
  character.replace(TONE_SIGN, '').replaceAll('\u{FE0F}', '');
