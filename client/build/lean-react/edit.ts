/** One change to a library's text: what stands there, what stands there instead. It must be found. */
export type Cut = readonly [find: string | RegExp, put: string];

/** Applies the cuts in turn. A text is to be found exactly once, a pattern at least once: else the build stops. */
export function applyCuts(file: string, code: string, cuts: readonly Cut[]): string {
  return cuts.reduce((text, [find, put]) => {
    const found = typeof find === 'string' ? text.split(find).length - 1 : (text.match(find)?.length ?? 0);
    if (typeof find === 'string' ? found !== 1 : found === 0)
      throw new Error(`${file}: ${String(find).slice(0, 80)} is there ${found} times; see build/lean-react`);
    return typeof find === 'string' ? text.replace(find, () => put) : text.replace(find, put);
  }, code);
}

/** Puts another text in place of `function name(…) {…}`. */
export function replaceFunctions(
  file: string,
  code: string,
  bodies: Readonly<Record<string, string>>,
): string {
  return Object.entries(bodies).reduce((text, [name, put]) => {
    const start = text.indexOf(`function ${name}(`);
    if (start < 0) throw new Error(`${file}: there is no function ${name}; see build/lean-react`);
    return text.slice(0, start) + put + text.slice(endOfBlock(text, text.indexOf('{', start)));
  }, code);
}

/** The place after the brace that closes the one at `open`. */
function endOfBlock(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"' || char === "'") at = endOfString(text, at);
    else if (char === '{') depth += 1;
    else if (char === '}' && (depth -= 1) === 0) return at + 1;
  }
  throw new Error('a block without an end');
}

function endOfString(text: string, open: number): number {
  let at = open + 1;
  while (text[at] !== text[open]) at += text[at] === '\\' ? 2 : 1;
  return at;
}

const EXPORT = /\bexports\.(\w+)=/g;

/**
 * CommonJS to a module whose unused exports can be dropped: `exports.a=` becomes an export of its own. The
 * files of React assign each name once, at the top level.
 */
export function asModule(code: string): string {
  return code
    .replace("'use strict';", '')
    .replace(/\bexports\.(\w+)=(\w+);/g, (all, name: string, value: string) =>
      /^[A-Za-z_$]/.test(value) && value !== 'null' && value !== 'function'
        ? `export{${value} as ${name}};`
        : all,
    )
    .replace(EXPORT, (_, name: string) => `export const ${name}=`);
}
