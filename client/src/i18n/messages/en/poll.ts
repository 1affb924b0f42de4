export const poll = {
  label: 'Poll',
  people: '{count, plural, one {# person} other {# people}}',
  votes: '{count, plural, one {# vote} other {# votes}}',
  left: '{time} left',
  ended: 'Ended {time}',
  closed: 'Ended',
  your_vote: 'Your vote',
  percent: '{percent}%',
} as const;
