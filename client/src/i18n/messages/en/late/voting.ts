import { addEnglish } from '../../../english';

/** Results of a poll, and taking part in it. */
export const voting = {
  people: '{count, plural, one {# person} other {# people}}',
  votes: '{count, plural, one {# vote} other {# votes}}',
  left: '{time} left',
  ended: 'Ended {time}',
  closed: 'Ended',
  hidden: 'The results are shown when the poll has ended',
  your_vote: 'Your vote',
  percent: '{percent}%',
  vote: 'Vote',
  voting: 'Voting',
  choose_one: 'Choose one answer',
  choose_several: 'Choose one or more answers',
} as const;

addEnglish({ voting });
