import type { TokenizerAndRendererExtension, Tokens } from 'marked';

const OPENING = /^\$\[([a-z0-9]{1,20})((?:\.[A-Za-z0-9=.,_-]*)?)\s/;
const ARGUMENT = /^([a-z]{1,20})(?:=([A-Za-z0-9.-]{1,20}))?$/;

interface MfmFunction {
  raw: string;
  name: string;
  args: string;
  inner: string;
}

/** Reads one `$[name.args text]` at the start of `source`, brackets inside it balanced. */
function readMfmFunction(source: string): MfmFunction | undefined {
  const opening = OPENING.exec(source);
  if (!opening) return undefined;
  let depth = 1;
  for (let index = opening[0].length; index < source.length; index += 1) {
    if (source[index] === '[') depth += 1;
    if (source[index] === ']') depth -= 1;
    if (depth > 0) continue;
    const inner = source.slice(opening[0].length, index);
    const args = (opening[2] ?? '').slice(1);
    return { raw: source.slice(0, index + 1), name: opening[1] ?? '', args, inner };
  }
  return undefined;
}

/** `left,speed=3s` → ` data-mfm-left="" data-mfm-speed="3s"`; what is not a plain word is dropped (FEP-c16b). */
function attributes(args: string): string {
  return args
    .split(',')
    .map((argument) => ARGUMENT.exec(argument))
    .map((match) => (match ? ` data-mfm-${match[1] ?? ''}="${match[2] ?? ''}"` : ''))
    .join('');
}

/** Teaches the Markdown reader the functions of Misskey's dialect. */
export const mfmExtension: TokenizerAndRendererExtension = {
  name: 'mfm',
  level: 'inline',
  start: (source) => {
    const index = source.indexOf('$[');
    return index < 0 ? undefined : index;
  },
  tokenizer(source): Tokens.Generic | undefined {
    const found = readMfmFunction(source);
    if (!found) return undefined;
    const { raw, name, args, inner } = found;
    return { type: 'mfm', raw, name, args, tokens: this.lexer.inlineTokens(inner) };
  },
  renderer(token) {
    const name = typeof token['name'] === 'string' ? token['name'] : '';
    const args = typeof token['args'] === 'string' ? token['args'] : '';
    const content = this.parser.parseInline(token.tokens ?? []);
    return `<span class="mfm-${name}"${attributes(args)}>${content}</span>`;
  },
};
