import { at, isObject, type Json } from './json.ts';
import { type Exchange, shapesByKey } from './recordings.ts';
import type { Answer } from './send.ts';
import { type Knowledge, mismatches, shapeOf, union } from './shape.ts';

/** Members whose own members are names of that server: rules, hosts, settings, emoji. */
const maps = new Set([
  'settings',
  'settings_store',
  'mrf_simple_info',
  'quarantined_instances_info',
  'reject',
  'media_nsfw',
  'pleroma_fe',
  'masto_fe',
  'soapbox_fe',
  'opengraph',
]);

/** Lists that say something about the recorded server or person, not about the call. */
const mayBeEmpty = new Set([
  'fields',
  'emojis',
  'tags',
  'also_known_as',
  'mentions',
  'account_ids',
  'staffAccounts',
  'mrf_policies',
  'replace',
  'features',
  'reject',
  'accept',
  'media_removal',
  'media_nsfw',
  'federated_timeline_removal',
  'sensitive',
  'quarantined_instances',
  'localBubbleInstances',
  'emoji_reactions',
  'own_votes',
]);

/** Null in every recording, though entities.md says what else they can be. */
const alsoPossible: readonly (readonly [string, Json])[] = [
  ['application', { name: 'x', website: null }],
  ['website', 'https://x.example'],
];
const byKey = new Map(shapesByKey);
for (const [key, value] of alsoPossible) {
  const known = byKey.get(key) ?? shapeOf(null);
  byKey.set(key, union(known, shapeOf(value)));
}

export const knowledge: Knowledge = { byKey, maps, mayBeEmpty };

const mime = (type: string | null | undefined): string => (type ?? '').split(';')[0]?.trim() ?? '';

function rels(link: string | null | undefined): string {
  return [...(link ?? '').matchAll(/rel="([a-z]+)"/gu)]
    .map((match) => match[1])
    .toSorted()
    .join(' ');
}

function headerDifferences(exchange: Exchange, answer: Answer): string[] {
  const hasBody = exchange.answer !== '' && exchange.status !== 302;
  const wanted = hasBody ? mime(exchange.headers.get('content-type')) : '';
  const type = mime(answer.headers.get('content-type'));
  const links = rels(exchange.headers.get('link'));
  const found = rels(answer.headers.get('link'));
  return [
    ...(wanted !== '' && wanted !== type ? [`content-type is ${type}, recorded as ${wanted}`] : []),
    ...(links === found ? [] : [`link has "${found}", recorded "${links}"`]),
    ...(exchange.headers.has('location') && !answer.headers.has('location') ? ['location is missing'] : []),
  ];
}

/** Clients show or test these words, so they must be the same. */
function errorDifference(exchange: Exchange, answer: Answer): string[] {
  const wanted = at(exchange.answer, 'error');
  if (exchange.status < 300 || typeof wanted !== 'string' || wanted.startsWith('{')) return [];
  const found = at(answer.body, 'error');
  return found === wanted
    ? []
    : [`error reads ${JSON.stringify(found)}, recorded as ${JSON.stringify(wanted)}`];
}

function isPage(value: Json): boolean {
  return isObject(value) && value['(html page)'] === true;
}

/** Everything in which an answer differs from the recorded one. */
export function differences(exchange: Exchange, answer: Answer): string[] {
  if (answer.status !== exchange.status) {
    return [
      `status ${answer.status}, recorded ${exchange.status}: ${JSON.stringify(answer.body).slice(0, 160)}`,
    ];
  }
  const shape = isPage(exchange.answer)
    ? []
    : mismatches(shapeOf(exchange.answer), answer.body, '$', knowledge);
  return [...headerDifferences(exchange, answer), ...errorDifference(exchange, answer), ...shape];
}
