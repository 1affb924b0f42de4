import type { RichNode } from '@/parts/rich-text/rich-node';

/** Signs that Markdown would take for its own. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#~|]/g, String.raw`\$&`);

/** Signs that would end an address too early. */
const target = (href: string): string =>
  href.replace(/[()\s<>]/g, (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`);

export const markdownLink = (words: string, href: string): string =>
  `[${escaped(words.replace(/\s+/g, ' ')).trim()}](${target(href)})`;

const around = (sign: string, text: string): string =>
  text.trim() === '' ? text : text.replace(/^(\s*)([^]*?)(\s*)$/, `$1${sign}$2${sign}$3`);

/** The same text behind a sign on each of its lines. */
export const behind = (sign: string, text: string): string =>
  text
    .split('\n')
    .map((line) => `${sign}${line}`.trimEnd())
    .join('\n');

const listed = (items: readonly RichNode[], ordered: boolean): string =>
  items
    .filter((item) => item.is === 'element')
    .map((item, index) => {
      const sign = ordered ? `${index + 1}. ` : '- ';
      return (
        sign +
        markdownOf([item])
          .trim()
          .replaceAll('\n', `\n${' '.repeat(sign.length)}`)
      );
    })
    .join('\n');

function ofElement({ tag, children }: RichNode & { is: 'element' }): string {
  const inner = (): string => markdownOf(children);
  switch (tag) {
    case 'br':
      return '\n';
    case 'b':
    case 'strong':
      return around('**', inner());
    case 'i':
    case 'em':
      return around('*', inner());
    case 'del':
    case 's':
      return around('~~', inner());
    case 'code':
      return `\`${plain(children).replaceAll('`', "'")}\``;
    case 'pre':
      return `\n\n\`\`\`\n${plain(children).replaceAll('```', "'''").trim()}\n\`\`\`\n\n`;
    case 'blockquote':
      return `\n\n${behind('> ', inner().trim())}\n\n`;
    case 'ul':
    case 'ol':
      return `\n\n${listed(children, tag === 'ol')}\n\n`;
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return `\n\n${around('**', inner().trim())}\n\n`;
    case 'p':
    case 'div':
      return `\n\n${inner()}\n\n`;
    default:
      return inner();
  }
}

/** Words alone, as code has them. */
const plain = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (node.is === 'text') return node.text;
      if (node.is === 'image') return node.alt;
      return node.is === 'element' && node.tag === 'br' ? '\n' : plain(node.children);
    })
    .join('');

function ofNode(node: RichNode): string {
  switch (node.is) {
    case 'text':
      return escaped(node.text.replace(/[ \t\n]+/g, ' '));
    case 'image':
      return `!${markdownLink(node.alt, node.src)}`;
    case 'link':
    case 'mention':
    case 'hashtag':
      return markdownLink(plain(node.children), node.href);
    case 'mentions':
      return node.children.map(ofNode).join(' ');
    case 'quote-inline':
      return '';
    case 'element':
      return ofElement(node);
    case 'mfm':
    case 'quoted-line':
      return markdownOf(node.children);
  }
}

/** The text of a post as Markdown; paragraphs stand apart by an empty line. */
export function markdownOf(nodes: readonly RichNode[]): string {
  return nodes
    .map(ofNode)
    .join('')
    .replace(/\n{3,}/g, '\n\n');
}
