/** What a post to send says when nothing about it is special. */
export const plainPost = {
  text: 'hi',
  spoilerText: '',
  visibility: 'unlisted',
  sensitive: false,
  contentType: 'text/plain',
  language: null,
  inReplyToId: null,
  quoteId: null,
  mediaIds: [],
  poll: null,
  scheduledAt: null,
  expiresIn: null,
  idempotencyKey: 'k',
} as const;
