import type { KeptPost } from '@/domain/library/kept-post';

/** A kept post for tests. */
export const makeKeptPost = (facts: Partial<KeptPost> = {}): KeptPost => ({
  id: '1',
  url: 'https://reef.example/1',
  authorId: 'a1',
  acct: 'wren',
  name: 'Wren',
  createdAt: Date.UTC(2026, 5, 15, 12),
  editedAt: null,
  spoiler: '',
  text: '',
  language: 'en',
  visibility: 'public',
  sensitive: false,
  inReplyToId: null,
  places: ['bookmarks'],
  media: [],
  links: [],
  card: '',
  poll: [],
  ...facts,
});
