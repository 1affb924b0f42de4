import { createElement, type ReactNode } from 'react';
import { paths } from '@/domain/paths';
import type { CustomEmoji } from '@/domain/instance/emoji';
import { splitEmoji } from '@/domain/text/split-emoji';
import { Link } from '@/ui/link/link';
import { Picture } from '@/ui/picture/picture';
import { EmojiImage } from './emoji-image';
import { MENTIONS_SHOWN } from './group-mentions';
import { MentionLink } from './mention-link';
import type { MentionStyle } from './mention-style';
import type { LateRich } from './late-rich';
import type { PeopleNamed } from './people-named';
import { textOf, type RichNode } from './rich-node';
import styles from './rich-text.module.css';
import { WideBlock } from './wide-block';

export interface RenderContext {
  emojis: readonly CustomEmoji[];
  mentions: PeopleNamed;
  mentionStyle: MentionStyle;
  /** Names of the post's own tags by their lower case. */
  tags: ReadonlyMap<string, string>;
  /** A quote card is shown, so the "RE: …" line is not. */
  hideInlineQuote: boolean;
  /** Code that comes late; `wantsLate` is set by what cannot be drawn whole without it. */
  late: LateRich | null;
  wantsLate: boolean;
  /** Effects of Misskey's markdown are on. */
  mfm: boolean;
  /** Inside a link, or where links are not wanted: anchors become their text. */
  plainLinks: boolean;
  /** Pictures become their descriptions, so that nobody is asked for them. */
  plainPictures: boolean;
}

type Anchor = RichNode & { is: 'link' | 'mention' | 'hashtag' };

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } as const;

/** A string where there is no emoji: one text node instead of a list of one. */
function renderText(text: string, context: RenderContext): ReactNode {
  const pieces = splitEmoji(text, context.emojis);
  return pieces.length === 1 && typeof pieces[0] === 'string'
    ? text
    : pieces.map((piece, index) =>
        typeof piece === 'string' ? piece : <EmojiImage key={index} emoji={piece} />,
      );
}

/** NAV-13. Some software marks no link as a tag and has other addresses: then the post's own tags name it. */
function tagOf(node: Anchor, { tags }: RenderContext): string | null {
  if (node.is === 'hashtag') return node.tag;
  if (node.is !== 'link' || tags.size === 0) return null;
  const text = textOf(node.children).trim();
  return text.startsWith('#') ? (tags.get(text.slice(1).toLowerCase()) ?? null) : null;
}

function renderAnchor(node: Anchor, key: number, context: RenderContext): ReactNode {
  const inner = renderNodes(node.children, { ...context, plainLinks: true });
  if (context.plainLinks) return <span key={key}>{inner}</span>;
  const tag = tagOf(node, context);
  if (tag !== null)
    return (
      <Link key={key} href={paths.tag(tag)} className={styles.hashtag}>
        {inner}
      </Link>
    );
  const mention = node.is === 'mention' ? context.mentions.mentioned(node.href) : undefined;
  if (mention) return <MentionLink key={key} mention={mention} style={context.mentionStyle} />;
  return (
    <a
      key={key}
      href={node.href}
      title={node.is === 'link' ? (node.title ?? undefined) : undefined}
      {...OUTSIDE}
    >
      {inner}
    </a>
  );
}

function renderRun(node: RichNode & { is: 'mentions' }, key: number, context: RenderContext): ReactNode {
  const links = node.children.map((child, at) => renderAnchor(child, at, context));
  const { late, plainLinks } = context;
  if (late && !plainLinks) return <late.MentionRun key={key} links={links} />;
  context.wantsLate = true;
  return links.slice(0, MENTIONS_SHOWN).flatMap((link) => [link, ' ']);
}

function renderEffect(node: RichNode & { is: 'mfm' }, key: number, context: RenderContext): ReactNode {
  const { mfm, late } = context;
  if (mfm) context.wantsLate = true;
  return (
    <span key={key} data-mfm={node.effect.name} style={mfm && late ? late.mfmStyle(node.effect) : undefined}>
      {renderNodes(node.children, context)}
    </span>
  );
}

const renderImage = (node: RichNode & { is: 'image' }, key: number): ReactNode => (
  <Picture
    key={key}
    className={styles.image}
    loading="lazy"
    src={node.src}
    alt={node.alt}
    title={node.title ?? undefined}
    width={node.width ?? undefined}
    height={node.height ?? undefined}
    instead={node.alt}
  />
);

const VOID: ReadonlySet<string> = new Set(['br', 'hr']);
const AS_REACT: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

function renderElement(node: RichNode & { is: 'element' }, key: number, context: RenderContext): ReactNode {
  const props: Record<string, string | number | boolean> = { key };
  for (const [name, value] of Object.entries(node.attributes))
    props[AS_REACT[name] ?? name] = name === 'reversed' ? true : value;
  if (VOID.has(node.tag)) return createElement(node.tag, props);
  const element = createElement(node.tag, props, renderNodes(node.children, context));
  if (node.tag !== 'table' && node.attributes['display'] !== 'block') return element;
  return (
    <WideBlock key={key} isTable={node.tag === 'table'}>
      {element}
    </WideBlock>
  );
}

function renderNode(node: RichNode, key: number, context: RenderContext): ReactNode {
  switch (node.is) {
    case 'text':
      return renderText(node.text, context);
    case 'element':
      return renderElement(node, key, context);
    case 'link':
    case 'mention':
    case 'hashtag':
      return renderAnchor(node, key, context);
    case 'mentions':
      return renderRun(node, key, context);
    case 'image':
      return context.plainPictures ? node.alt : renderImage(node, key);
    case 'mfm':
      return renderEffect(node, key, context);
    case 'quoted-line':
      return (
        <span key={key} className={node.colour === 'green' ? styles.green : styles.cyan}>
          {renderNodes(node.children, context)}
        </span>
      );
    case 'quote-inline':
      return context.hideInlineQuote ? null : <span key={key}>{renderNodes(node.children, context)}</span>;
  }
}

/** Safe nodes as React elements; no address, attribute or element is decided here. */
export function renderNodes(nodes: readonly RichNode[], context: RenderContext): ReactNode {
  const [only] = nodes;
  return nodes.length === 1 && only?.is === 'text'
    ? renderText(only.text, context)
    : nodes.map((node, index) => renderNode(node, index, context));
}
