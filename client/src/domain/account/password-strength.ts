export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/** Below this, guessing is a matter of minutes wherever a server's table of passwords has leaked. */
const LEAST = 8;
const FAIR_BITS = 45;
const STRONG_BITS = 65;

/** What most lists of passwords begin with, and what one finds on a keyboard. */
const COMMON =
  /pass(?:word|wort)?|admin|welcome|letmein|login|iloveyou|dragon|monkey|qwert\w*|azerty|asdf\w*|abc+d?e?f?/gi;

const CLASSES = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 100],
] as const;

/** Whether a character says nothing new behind the one before it: the same, or the next in its row. */
const follows = (before: string, letter: string): boolean =>
  Math.abs((letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) <= 1;

/** How many characters of it somebody would have to guess. */
function guessed(password: string): number {
  const letters = Array.from(password);
  return letters.reduce((sum, letter, at) => {
    const before = letters[at - 1];
    return sum + (before !== undefined && follows(before, letter) ? 0.25 : 1);
  }, 0);
}

/**
 * How long a password would stand, in four steps. `known` is what others know of its owner: names that stand in it count
 * for little. An estimate; long phrases are strong, whatever they are made of.
 */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  if (Array.from(password).length < LEAST) return 'short';
  const personal = known.filter((word) => word.length >= 3);
  const bare = personal.reduce(
    (rest, word) => rest.replaceAll(new RegExp(escaped(word), 'giu'), '*'),
    password.replaceAll(COMMON, '*'),
  );
  const pool = CLASSES.reduce((sum, [has, size]) => sum + (has.test(password) ? size : 0), 0);
  const bits = guessed(bare) * Math.log2(Math.max(2, pool));
  return bits < FAIR_BITS ? 'weak' : bits < STRONG_BITS ? 'fair' : 'strong';
}

function escaped(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
