import { addEnglish } from '../../../english';

/** Choosing a reaction, and who reacted. */
export const reacting = {
  title: 'Add a reaction',
  search: 'Search emoji',
  search_results: 'Search results',
  nothing_found: 'No emoji found',
  loading: 'Loading emoji',
  failed: 'The emoji could not be loaded',
  results: '{count, plural, one {# emoji} other {# emoji}}',
  recent: 'Recent',
  custom: 'Custom',
  smileys: 'Smileys and feelings',
  people: 'People',
  nature: 'Animals and nature',
  food: 'Food and drink',
  travel: 'Travel and places',
  activities: 'Activities',
  objects: 'Objects',
  symbols: 'Symbols',
  flags: 'Flags',
  stickers: 'Stickers',
  keep_open: 'Keep open',
  tones: 'Skin tone',
  tone_is: 'Skin tone: {name}',
  tone_0: 'None',
  tone_1: 'Light',
  tone_2: 'Medium light',
  tone_3: 'Medium',
  tone_4: 'Medium dark',
  tone_5: 'Dark',
} as const;

addEnglish({ reacting });
