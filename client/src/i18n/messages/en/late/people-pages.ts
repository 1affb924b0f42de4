import { addEnglish } from '../../../english';

/** Pages that list people: requests, suggestions, who is muted and blocked. */
export const people_pages = {
  requests: 'Friend requests',
  requests_empty: 'No requests wait for you',
  requests_hint: 'When somebody asks to follow you, they appear here.',
  who_to_follow: 'Who to follow',
  suggestions_empty: 'No suggestions',
  suggestions_hint: 'This server suggests nobody at the moment.',
  suggestions_none: 'This server does not suggest people to follow.',
  muted_and_blocked: 'Muted and blocked',
  kinds: 'Muted and blocked',
  muted: 'Muted',
  muted_empty: 'You mute nobody',
  blocked: 'Blocked',
  blocked_empty: 'You block nobody',
  domains: 'Servers',
  domains_empty: 'You hide no server',
  domains_failed: 'The servers could not be loaded',
  unmute_domain: 'Show again',
  unmute_domain_label: 'Show {host} again',
  domain_failed: '{host} could not be shown again. {error}',
  no_end: 'No end',
  no_end_known: 'No end known',
  time_left: '{time} left',
} as const;

addEnglish({ people_pages });
