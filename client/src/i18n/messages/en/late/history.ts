import { addEnglish } from '../../../english';

/** The versions of a post. */
export const history = {
  title: '{count, plural, =0 {Edit history} one {Edit history: # edit} other {Edit history: # edits}}',
  loading: 'Loading the versions',
  failed: 'The versions could not be loaded',
  original: 'Original',
  current: 'Current version',
  version: 'Version {number}',
  poll: 'Poll: {options}',
} as const;

addEnglish({ history });
