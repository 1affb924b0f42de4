/** What is there of `compose` before its late words (late/compose.ts). */
export const compose = {
  new_post: 'New post',
  placeholder: 'Write a post…',
  text_label: 'Post text',
  subject: 'Subject',
  add_poll: 'Add poll',
  add_emoji: 'Add emoji',
  add_files: 'Add files',
  post: 'Post',
  visibility_is: 'Visibility: {name}',
  scope_public: 'Public',
  scope_unlisted: 'Unlisted',
  scope_private: 'Followers only',
  scope_direct: 'Direct',
  scope_local: 'Local only',
} as const;
