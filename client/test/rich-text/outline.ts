import type { RichNode } from '@/parts/rich-text/rich-node';

const attributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
    .join('');

/** Nodes in a short written form: what a fragment became, readable in a list of expectations. */
export function outline(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      switch (node.is) {
        case 'text':
          return node.text;
        case 'element':
          return `<${node.tag}${attributes(node.attributes)}|${outline(node.children)}>`;
        case 'mfm':
          return `<mfm ${node.effect.name}${attributes(node.effect.args)}|${outline(node.children)}>`;
        case 'link':
          return `<link ${node.href}${node.title === null ? '' : ` title=${node.title}`}|${outline(node.children)}>`;
        case 'mention':
          return `<mention ${node.href}|${outline(node.children)}>`;
        case 'mentions':
          return `<mentions|${outline(node.children)}>`;
        case 'hashtag':
          return `<hashtag ${node.tag}|${outline(node.children)}>`;
        case 'image':
          return `<image ${node.src} alt=${node.alt}>`;
        case 'quote-inline':
          return `<quote-inline|${outline(node.children)}>`;
        case 'quoted-line':
          return `<${node.colour}|${outline(node.children)}>`;
      }
    })
    .join('');
}
