import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasRecordings, recordings } from '../test/recordings';
import { decodeFilterV1, decodeFilterV2 } from './filter';

it.runIf(hasRecordings)('a filter as Akkoma tells it is read', () => {
  const found = recordings()
    .map(({ body }) => body)
    .flatMap((body) => (Array.isArray(body) ? body : [body]))
    .filter((one) => typeof one === 'object' && one !== null && 'phrase' in one);
  expect(found.length).toBeGreaterThanOrEqual(2);
  for (const one of found)
    expect(decodeFilterV1(one)).toEqual({
      id: '1',
      kept: 'server',
      title: '',
      phrases: [{ id: null, phrase: 'spiders', wholeWord: true }],
      places: ['home'],
      action: 'warn',
      expiresAt: null,
      statusIds: [],
    });
});

it('a filter of Mastodon has phrases, an action and single posts', () => {
  const sent = {
    id: '8449',
    title: 'Spiders',
    context: ['home', 'account', 'elsewhere'],
    expires_at: '2030-01-01T00:00:00.000Z',
    filter_action: 'hide',
    keywords: [{ id: '1197', keyword: 'spider', whole_word: true }, { id: '2' }, 7],
    statuses: [{ id: '1', status_id: '109031743575371913' }],
  };
  expect(decodeFilterV2(sent)).toMatchObject({
    id: '8449',
    title: 'Spiders',
    places: ['home', 'account'],
    expiresAt: Date.UTC(2030, 0),
    action: 'hide',
    phrases: [{ id: '1197', phrase: 'spider', wholeWord: true }],
    statusIds: ['109031743575371913'],
  });
  // An action of tomorrow leaves a line rather than nothing.
  expect(decodeFilterV2({ ...sent, filter_action: 'explode' })?.action).toBe('warn');
});

it('nonsense is no filter, and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      decodeFilterV1(input);
      decodeFilterV2(input);
    }),
  );
  expect([decodeFilterV1({ id: '1' }), decodeFilterV2({ title: 'x' })]).toEqual([null, null]);
});
