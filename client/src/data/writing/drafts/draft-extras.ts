import {
  type ComposeBox,
  type ComposeExtras,
  type DraftMedia,
  type DraftPoll,
  type EditedWords,
  type MaybeSent,
} from '@/domain/writing/compose-content';

type Fields = Readonly<Record<string, unknown>>;

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const words = (value: unknown): string => (typeof value === 'string' ? value : '');
const orNull = (value: unknown): string | null => words(value) || null;
const count = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : 0;

function readFocus(value: unknown): DraftMedia['focus'] {
  const { x, y } = fields(value);
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null;
}

/** Null for what names neither a kept file nor one on the server. */
function readMedia(value: unknown): DraftMedia | null {
  const file = fields(value);
  const mediaId = orNull(file.mediaId);
  const key = words(file.key) || mediaId;
  if (key === null) return null;
  return {
    key,
    mediaId,
    name: words(file.name),
    type: words(file.type),
    size: count(file.size),
    description: words(file.description),
    sentDescription: words(file.sentDescription),
    focus: readFocus(file.focus),
    previewUrl: orNull(file.previewUrl),
  };
}

const readMediaList = (value: unknown): readonly DraftMedia[] =>
  list(value).flatMap((file) => readMedia(file) ?? []);

/** Null also for `{}`, which other clients store for "no poll" (behaviour.md §8). */
function readPoll(value: unknown): DraftPoll | null {
  const poll = fields(value);
  if (!Array.isArray(poll.options)) return null;
  return {
    options: poll.options.map(words),
    multiple: poll.multiple === true,
    expiresIn: count(poll.expiresIn) || 600,
    hideTotals: poll.hideTotals === true,
  };
}

function readMaybeSent(value: unknown): MaybeSent | null {
  const { key, text, scheduledAt, sentAt } = fields(value);
  const known = orNull(key);
  if (known === null) return null;
  return { key: known, text: words(text), scheduledAt: orNull(scheduledAt), sentAt: count(sentAt) };
}

const readBox = (value: unknown): ComposeBox => {
  const box = fields(value);
  return { text: words(box.text), media: readMediaList(box.media), poll: readPoll(box.poll) };
};

/** Null where a draft tells nothing of what its edit began with. */
function readFrom(value: unknown): EditedWords | null {
  const { text, spoilerText, sensitive, contentType, language, ...rest } = fields(value);
  if (typeof text !== 'string') return null;
  return {
    ...readBox({ ...rest, text }),
    spoilerText: words(spoilerText),
    sensitive: sensitive === true,
    contentType: words(contentType) || 'text/plain',
    language: orNull(language),
  };
}

/** Files as other clients of this family write them: attachments, with the descriptions beside. */
function readForeignFiles(data: Fields): readonly DraftMedia[] {
  const descriptions = fields(data.mediaDescriptions);
  return list(data.files).flatMap((value) => {
    const file = fields(value);
    const mediaId = words(file.id);
    const known = {
      mediaId,
      type: words(fields(file.pleroma).mime_type) || words(file.mimetype),
      description: words(descriptions[mediaId]),
      previewUrl: file.preview_url,
    };
    return readMedia(known) ?? [];
  });
}

/** What a stored draft holds beside its words; nonsense in it is left out (COMP-08). */
export function decodeExtras(data: Fields): ComposeExtras {
  const ours = fields(data.skein);
  return {
    media: data.skein === undefined ? readForeignFiles(data) : readMediaList(ours.media),
    poll: readPoll(data.poll),
    more: list(ours.more).map((box, at) => ({
      ...readBox(box),
      key: words(fields(box).key) || `box-${at}`,
    })),
    scheduledAt: orNull(ours.scheduledAt),
    expiresIn: count(ours.expiresIn) || null,
    leftOut: list(ours.leftOut).map(words),
    after: orNull(ours.after),
    quotes: orNull(ours.quotes),
    edits: orNull(ours.edits),
    maybeSent: readMaybeSent(ours.maybeSent),
    from: readFrom(ours.from),
  };
}

/** Empty when there is nothing but words, so that a draft of nothing can be deleted. */
export function encodeExtras({ media, poll, ...rest }: ComposeExtras): Fields {
  const { more, scheduledAt, expiresIn, leftOut, after, quotes, edits, maybeSent, from } = rest;
  const isUsed =
    media.length + more.length + leftOut.length > 0 ||
    poll !== null ||
    (scheduledAt ?? expiresIn ?? after ?? quotes ?? edits ?? maybeSent ?? from) !== null;
  if (!isUsed) return {};
  const uploaded = media.filter((file) => file.mediaId !== null);
  return {
    files: uploaded.map((file) => ({ id: file.mediaId, preview_url: file.previewUrl, mimetype: file.type })),
    mediaDescriptions: Object.fromEntries(uploaded.map((file) => [file.mediaId, file.description])),
    poll: poll ?? {},
    skein: { media, ...rest },
  };
}

/** A stored draft that holds nothing but words. */
export const isOnlyWords = (extras: Fields): boolean =>
  Object.keys(encodeExtras(decodeExtras(extras))).length === 0;
