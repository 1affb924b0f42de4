import { isEmptyPost, type ComposeContent } from '@/domain/writing/compose';
import { NO_EXTRAS, type ComposeBox } from '@/domain/writing/compose-content';

/** The boxes of a chain, the first one's too. */
export const boxes = (content: ComposeContent): readonly ComposeBox[] => [content, ...content.more];

/** Some box has neither words nor files, so that it cannot be posted. */
export const isEmpty = (content: ComposeContent): boolean =>
  boxes(content).some(({ text, media }) => isEmptyPost(text, media.length));

/** Keys of the files in all boxes. */
export const filesOf = ({ media, more }: ComposeContent): readonly string[] =>
  [{ media }, ...more].flatMap((box) => box.media.map((file) => file.key));

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a === b || a.length + b.length === 0;

/** What makes a form worth keeping. */
export const sameWork = (a: ComposeContent, b: ComposeContent): boolean =>
  a.text === b.text &&
  a.spoilerText === b.spoilerText &&
  sameList(a.media, b.media) &&
  a.poll === b.poll &&
  sameList(a.more, b.more);

/** The parts of a post that guards check. */
export const sameParts = (a: ComposeContent, b: ComposeContent): boolean =>
  a.media === b.media && a.poll === b.poll && a.more === b.more && a.scheduledAt === b.scheduledAt;

/** Nothing but what the server says of its files is new. */
export const sameWords = (a: ComposeContent, b: ComposeContent): boolean =>
  a.text === b.text && a.spoilerText === b.spoilerText && filesOf(a).join() === filesOf(b).join();

const SAID_BY_SERVER: ReadonlySet<string> = new Set(['mediaId', 'previewUrl', 'sentDescription']);

/** All that a person gave: words, choices, files and their descriptions. */
const given = (content: ComposeContent): string =>
  JSON.stringify(content, (name, value: unknown) => (SAID_BY_SERVER.has(name) ? undefined : value));

export const sameGiven = (a: ComposeContent, b: ComposeContent): boolean => given(a) === given(b);

/** How a form that was sent goes on: words go, scope, format and language stay (S2 §4). */
export const restAfter = (
  fresh: ComposeContent,
  { visibility, contentType, language }: ComposeContent,
): ComposeContent => ({
  ...fresh,
  ...NO_EXTRAS,
  text: '',
  spoilerText: '',
  visibility,
  contentType,
  language,
});
