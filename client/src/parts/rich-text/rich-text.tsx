import { memo, type ReactElement } from 'react';
import { usePreference } from '@/data/react/records';
import type { CustomEmoji } from '@/domain/emoji';
import type { Mention } from '@/domain/status';
import { useMentionStyle } from './mention-style';
import { mentionsByUrl, renderNodes } from './render-nodes';
import { richNodes } from './rich-cache';
import styles from './rich-text.module.css';

const NOBODY: readonly Mention[] = [];

interface RichTextProps {
  /** As the server sent it. */
  html: string;
  emojis: readonly CustomEmoji[];
  mentions?: readonly Mention[];
  /** MIME type of the source: `>` has another meaning in MFM, so greentext is off there. */
  sourceType?: string | null;
  hideInlineQuote?: boolean;
  /** Anchors become text: for previews that are a link themselves. */
  plainLinks?: boolean;
  lang?: string | null;
}

/**
 * Server HTML, shown safely: the one way that such text reaches the page (RICH-01). Drawn again only for
 * another text: a favourite must not walk through every body.
 */
export const RichText = memo(function RichText({
  html,
  emojis,
  mentions = NOBODY,
  sourceType = null,
  hideInlineQuote = false,
  plainLinks = false,
  lang = null,
}: RichTextProps): ReactElement {
  const greentext = usePreference('greentext') && sourceType !== 'text/x.misskeymarkdown';
  const mentionStyle = useMentionStyle();
  const context = { emojis, mentions: mentionsByUrl(mentions), mentionStyle, hideInlineQuote, plainLinks };
  return (
    <div className={styles.richText} dir="auto" lang={lang ?? undefined}>
      {renderNodes(richNodes(html, greentext), context)}
    </div>
  );
});
