import { addEnglish } from '../../../english';

/** Questions before something is done with a post. */
export const asking = {
  repeat: 'Repeat this post?',
  repeat_body: 'Your followers will see the post of {name}.',
} as const;

addEnglish({ asking });
