import { addEnglish } from '../../../english';

/** Notifications that few servers send. */
export const news = {
  quote: '{name} quoted your post',
  quoted_update: '{name} edited a post that you quoted',
  sign_up: '{name} signed up',
  pending_favourite: '{name} wants to favorite your post. You can allow it on the pages of your server.',
  pending_reblog: '{name} wants to repeat your post. You can allow it on the pages of your server.',
  pending_reply: '{name} replied to your post. Others see it once you allow it on the pages of your server.',
  warning: 'The moderators of this server have sent you a warning',
  severed: 'Some people you followed, or who followed you, are out of reach: another server was cut off',
} as const;

addEnglish({ news });
