import type { DraftMedia } from '@/domain/writing/compose-content';
import { randomKey } from '@/lib/random-key';

/** A file as somebody has just brought it. */
export const newFile = (file: File): DraftMedia => ({
  key: randomKey(),
  mediaId: null,
  name: file.name === '' ? 'file' : file.name,
  type: file.type,
  size: file.size,
  description: '',
  sentDescription: '',
  focus: null,
  previewUrl: null,
});
