import type { StatusSource } from '@/domain/status/scheduled-post';
import type { Status } from '@/domain/status/status';
import type { StatusEdit } from '@/api/endpoints/posting';

const sameWords = (a: string, b: string): boolean =>
  a.replaceAll('\r\n', '\n').trim() === b.replaceAll('\r\n', '\n').trim();

const sameFiles = ({ attachments }: Status, { mediaIds, media = [] }: StatusEdit): boolean =>
  attachments.length === mediaIds.length &&
  attachments.every(
    ({ id, description, focus }, at) =>
      id === mediaIds[at] &&
      sameWords(description ?? '', media[at]?.description ?? '') &&
      (focus?.x ?? 0) === (media[at]?.focus?.x ?? 0) &&
      (focus?.y ?? 0) === (media[at]?.focus?.y ?? 0),
  );

const optionsOf = (poll: { options: readonly unknown[] } | null): number => poll?.options.length ?? 0;

/** Whether an edit would change nothing. In doubt it would: a second version is less than a lost one. */
export const isAsEdited = (status: Status, source: StatusSource, edit: StatusEdit): boolean =>
  sameWords(source.text, edit.text) &&
  sameWords(source.spoilerText, edit.spoilerText) &&
  (source.contentType ?? edit.contentType) === edit.contentType &&
  (edit.language ?? status.language) === status.language &&
  status.sensitive === edit.sensitive &&
  sameFiles(status, edit) &&
  // Its form lets nobody change the options of a poll.
  optionsOf(status.poll) === optionsOf(edit.poll);
