import { addEnglish } from '../../../english';

/** Push: what is told while Skein is closed. */
export const push = {
  explains: 'This browser can tell you of news while Skein is closed. It will ask whether you allow that.',
  on: 'This browser tells you of news while Skein is closed.',
  turn_on: 'Turn on',
  turning_on: 'Turning on',
  turn_off: 'Turn off',
  turning_off: 'Turning off',
  kinds: 'What you are told of',
  hides_all: 'Never show what was written',
  guest: 'Log in first: news are those of an account.',
  no_browser:
    'This browser has no push for this page. On an iPhone or iPad, add Skein to the home screen first; a private window has none.',
  no_key: 'This server does without push: it names no key for it (VAPID).',
  no_service:
    'The push service of this browser cannot be reached, or somebody who manages the browser forbids it.',
  denied:
    'You have refused notifications from this site. Allow them in the settings of the browser, then turn this on.',
  refused: 'The server has push switched off.',
  do_favourite: 'Favorite',
  do_reply: 'Reply',
  do_approve: 'Accept',
} as const;

addEnglish({ push });
