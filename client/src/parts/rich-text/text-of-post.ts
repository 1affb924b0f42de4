import type { Status } from '@/domain/status/status';
import type { RichTextProps } from './rich-text';

/** The words of a post, where what it quotes is shown with it. */
export const textOfPost = ({
  content,
  emojis,
  mentions,
  tags,
  sourceType,
  quote,
  language,
}: Status): RichTextProps => ({
  html: content,
  emojis,
  mentions,
  tags,
  sourceType,
  hideInlineQuote: quote !== null,
  lang: language,
});
