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
} as const;

addEnglish({ reacting });
