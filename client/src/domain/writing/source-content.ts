import type { ComposeContent } from './compose';
import { NO_EXTRAS, type DraftMedia, type DraftPoll } from './compose-content';
import { editedWords } from './newer-edit';
import type { Attachment } from '@/domain/status/attachment';
import type { Poll } from '@/domain/status/poll';
import type { StatusSource } from '@/domain/status/scheduled-post';
import type { Status } from '@/domain/status/status';

/** A file that is on the server already. */
export const mediaOfAttachment = (attachment: Attachment): DraftMedia => ({
  key: attachment.id,
  mediaId: attachment.id,
  name: '',
  type: attachment.mimeType ?? '',
  size: 0,
  description: attachment.description ?? '',
  sentDescription: attachment.description ?? '',
  focus: attachment.focus,
  previewUrl: attachment.previewUrl ?? attachment.url,
});

/** The poll with the time that it has left, five minutes at least (servers' shortest). */
const pollToWrite = (poll: Poll, now: number): DraftPoll => ({
  options: poll.options.map(({ title }) => title),
  multiple: poll.multiple,
  expiresIn: Math.max(300, Math.round(((poll.expiresAt ?? now + 86_400_000) - now) / 1000)),
  hideTotals: false,
});

/** An own post as what is written holds it (ACT-05). `now` in Unix milliseconds. */
export const contentOfPost = (status: Status, source: StatusSource, now: number): ComposeContent => ({
  ...NO_EXTRAS,
  text: source.text,
  spoilerText: source.spoilerText,
  sensitive: status.sensitive,
  visibility: status.visibility,
  contentType: source.contentType ?? status.sourceType ?? 'text/plain',
  language: status.language,
  media: status.attachments.map(mediaOfAttachment),
  poll: status.poll ? pollToWrite(status.poll, now) : null,
});

/** What the form of an edit begins with. */
export function contentOfEdit(status: Status, source: StatusSource, now: number): ComposeContent {
  const content = contentOfPost(status, source, now);
  return { ...content, from: editedWords(content) };
}
