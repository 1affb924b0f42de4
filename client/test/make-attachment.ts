import type { Attachment } from '@/domain/status/attachment';

/** A picture of 600 by 400; give what the test is about. */
export const makeAttachment = (given: Partial<Attachment> & { id: string }): Attachment => ({
  kind: 'image',
  mimeType: null,
  url: `https://tidepool.example/media/${given.id}.png`,
  previewUrl: `https://tidepool.example/media/${given.id}-small.png`,
  remoteUrl: null,
  description: null,
  blurhash: null,
  width: 600,
  height: 400,
  duration: null,
  focus: null,
  ...given,
});
