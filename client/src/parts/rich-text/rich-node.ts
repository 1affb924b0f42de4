/** An MFM effect as the server sent it; its arguments hold letters, digits, dots and hyphens only (RICH-04). */
export interface MfmEffect {
  name: string;
  args: Readonly<Record<string, string>>;
}

export type RichAttributes = Readonly<Record<string, string>>;

/** What is left of server HTML: plain data that only names elements and attributes of our own lists. */
export type RichNode =
  | { is: 'text'; text: string }
  | { is: 'element'; tag: string; attributes: RichAttributes; children: readonly RichNode[] }
  | { is: 'mfm'; effect: MfmEffect; children: readonly RichNode[] }
  | { is: 'link'; href: string; title: string | null; children: readonly RichNode[] }
  /** `href` is what the status' mentions are searched for. */
  | { is: 'mention'; href: string; children: readonly RichNode[] }
  /** More of them in a row than a reader wants to see at once (ST-06); made by `group-mentions.ts`. */
  | { is: 'mentions'; children: readonly (RichNode & { is: 'mention' })[] }
  | { is: 'hashtag'; href: string; tag: string; children: readonly RichNode[] }
  | {
      is: 'image';
      src: string;
      alt: string;
      title: string | null;
      width: number | null;
      height: number | null;
    }
  /** "RE: …" that servers put into the text for clients that show no quotes. */
  | { is: 'quote-inline'; children: readonly RichNode[] }
  /** A line that starts with `>` or `<` (RICH-03); made by `greentext.ts`, never read from HTML. */
  | { is: 'quoted-line'; colour: 'green' | 'cyan'; children: readonly RichNode[] };

/** Plain text of nodes; breaks read as newlines. */
export function textOf(nodes: readonly RichNode[]): string {
  let text = '';
  for (const node of nodes) {
    if (node.is === 'text') text += node.text;
    else if (node.is === 'mentions') text += node.children.map((child) => textOf([child])).join(' ');
    else if (node.is === 'image') text += node.alt;
    else if (node.is === 'element' && node.tag === 'br') text += '\n';
    else text += textOf(node.children);
  }
  return text;
}
