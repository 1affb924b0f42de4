import { memo, useEffect, useState, type ReactElement } from 'react';
import { usePreference } from '@/data/react/records';
import type { CustomEmoji } from '@/domain/instance/emoji';
import type { Hashtag, Mention } from '@/domain/status/status';
import { useT } from '@/i18n/use-t';
import { TextButton } from '@/ui/button/text-button';
import { useMentionStyle } from './mention-style';
import type { LateRich } from './late-rich';
import { endOfFirstPart } from './parts-of-html';
import { namedIn, peopleNamed } from './people-named';
import { renderNodes, type RenderContext } from './render-nodes';
import { richNodes } from './rich-cache';
import { useLateRich } from './use-late-rich';
import styles from './rich-text.module.css';

const NOBODY: readonly Mention[] = [];
const NO_TAGS: readonly Hashtag[] = [];

export interface RichTextProps {
  /** As the server sent it. */
  html: string;
  emojis: readonly CustomEmoji[];
  mentions?: readonly Mention[];
  /** Of the post: what names them in the text leads to them. */
  tags?: readonly Hashtag[];
  /** MIME type of the source: `>` has another meaning in MFM, so greentext is off there. */
  sourceType?: string | null;
  hideInlineQuote?: boolean;
  /** Anchors become text: for previews that are a link themselves. */
  plainLinks?: boolean;
  /** Pictures in the text become their descriptions: for texts whose pictures nobody is to be asked for. */
  plainPictures?: boolean;
  lang?: string | null;
  /** Only for replies: who is answered and who wrote it; all others whom the text does not name get a line. */
  repliedTo?: string | null;
  author?: string;
}

/** People who are mentioned without a link to them in the text, of which `more` is not read yet. */
const unnamed = (
  { mentions = NOBODY, repliedTo, author }: RichTextProps,
  named: ReadonlySet<Mention>,
  more: string,
): readonly Mention[] =>
  mentions.filter(
    (person) =>
      person.id !== repliedTo &&
      person.id !== author &&
      !named.has(person) &&
      !more.includes(`"${person.url}"`),
  );

/**
 * The first part of a huge text and the rest, which is empty for all that people write. Where it is cut is of no
 * matter before the rest is asked for, and the code with it that knows a good place.
 */
function inTwo(html: string, late: LateRich | null): readonly [first: string, rest: string] {
  const end = endOfFirstPart(html);
  return late && end < html.length ? late.cutHtml(html) : [html.slice(0, end), html.slice(end)];
}

/**
 * Server HTML, shown safely: the one way that such text reaches the page (RICH-01). Drawn again only for
 * another text: a favourite must not read the whole text again.
 */
export const RichText = memo(function RichText(props: RichTextProps): ReactElement {
  const { html, emojis, mentions = NOBODY, tags = NO_TAGS, sourceType = null, lang } = props;
  const greentext = usePreference('greentext') && sourceType !== 'text/x.misskeymarkdown';
  const mfm = usePreference('renderMisskeyMarkdown');
  const onHover = usePreference('renderMfmOnHover');
  const mentionStyle = useMentionStyle(mentions);
  const [late, askLate] = useLateRich();
  const [read, rest] = inTwo(html, late);
  const people = peopleNamed(mentions);
  const alsoTo =
    props.repliedTo === undefined ? NOBODY : unnamed(props, namedIn(richNodes(read, null), people), rest);
  const context: RenderContext = {
    emojis,
    mentions: people,
    mentionStyle,
    tags: new Map(tags.map(({ name }) => [name.toLowerCase(), name])),
    late,
    wantsLate: greentext || alsoTo.length > 0,
    mfm,
    hideInlineQuote: props.hideInlineQuote ?? false,
    plainLinks: props.plainLinks ?? false,
    plainPictures: props.plainPictures ?? false,
  };
  const nodes = richNodes(read, greentext && late ? late.colourQuotedLines : null);
  const shown = renderNodes(nodes, context);
  const asks = context.wantsLate && !late;
  useEffect(() => {
    if (asks) void askLate();
  });
  return (
    <div
      className={styles.richText}
      dir="auto"
      lang={lang ?? undefined}
      // Not before their arguments are known: an effect begins once, and as it was meant.
      data-effects={mfm && late ? (onHover ? 'hover' : 'on') : undefined}
    >
      {late && alsoTo.length > 0 && <late.AlsoTo people={alsoTo} style={mentionStyle} />}
      {shown}
      {rest !== '' && !context.plainLinks && <Rest {...props} html={rest} ask={askLate} />}
    </div>
  );
});

/** What a huge text goes on with, drawn when asked for. */
function Rest({ ask, repliedTo: _, ...props }: RichTextProps & { ask: () => Promise<void> }): ReactElement {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (open) return <RichText {...props} />;
  return (
    <TextButton className={styles.rest} onClick={() => void ask().then(() => setOpen(true))}>
      {t('status.show_more')}
    </TextButton>
  );
}
