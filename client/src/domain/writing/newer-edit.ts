import type { ComposeContent, DraftMedia, EditedWords } from './compose-content';

/** What of a post another edit can have changed. */
const EDITED_PARTS = [
  'text',
  'subject',
  'sensitive',
  'format',
  'language',
  'files',
  'descriptions',
  'poll',
] as const;
export type EditedPart = (typeof EDITED_PARTS)[number];

const sameText = (text: string): string => text.replaceAll('\r\n', '\n').trim();

const describe = ({ key, mediaId, description, focus }: DraftMedia): unknown => [
  mediaId ?? key,
  sameText(description),
  focus?.x ?? 0,
  focus?.y ?? 0,
];

/** Each part as a string that is the same where the part is. The time that a poll has left goes by on its own. */
const PARTS: Readonly<Record<EditedPart, (words: EditedWords) => string>> = {
  text: ({ text }) => sameText(text),
  subject: ({ spoilerText }) => sameText(spoilerText),
  sensitive: ({ sensitive }) => String(sensitive),
  format: ({ contentType }) => contentType,
  language: ({ language }) => language ?? '',
  files: ({ media }) => JSON.stringify(media.map(({ mediaId, key }) => mediaId ?? key)),
  descriptions: ({ media }) => JSON.stringify(media.map(describe)),
  poll: ({ poll }) => JSON.stringify(poll && [poll.options, poll.multiple]),
};

/** The parts in which two differ. */
export const differingParts = (a: EditedWords, b: EditedWords): readonly EditedPart[] =>
  EDITED_PARTS.filter((part) => PARTS[part](a) !== PARTS[part](b));

/** What an edit that begins with `content` is measured by. */
export const editedWords = (content: ComposeContent): EditedWords => ({
  text: content.text,
  spoilerText: content.spoilerText,
  sensitive: content.sensitive,
  contentType: content.contentType,
  language: content.language,
  media: content.media,
  poll: content.poll,
});

/**
 * What of the post as it is `now` an edit would overwrite although its author has never seen it: parts that are neither
 * as they were when the edit began (`mine.from`) nor as the edit, or an earlier attempt to save it, makes them.
 */
export function unseenParts(mine: ComposeContent, now: EditedWords): readonly EditedPart[] {
  const { from, maybeSent } = mine;
  if (from === null) return [];
  return EDITED_PARTS.filter((part) => {
    const is = PARTS[part](now);
    const isOwn = part === 'text' && maybeSent !== null && is === sameText(maybeSent.text);
    return !isOwn && is !== PARTS[part](from) && is !== PARTS[part](mine);
  });
}
