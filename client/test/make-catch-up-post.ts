import type { CatchUpPost } from '@/domain/catch-up/catch-up-post';

/** A post of Ada's, as catching up has it: ids are numbers, and seconds of 1970. */
export const makeCatchUpPost = (id: string, given: Partial<CatchUpPost> = {}): CatchUpPost => ({
  id,
  contentId: id,
  authorId: 'ada',
  byId: given.authorId ?? 'ada',
  at: Number(id) * 1000,
  replies: 0,
  repeats: 0,
  favourites: 0,
  isRepeat: false,
  isReply: false,
  parentId: null,
  conversation: null,
  isMine: false,
  links: [],
  hasMedia: false,
  ...given,
});
