import { expect, test } from 'vitest';
import { fakePlatform } from '@/data/testing/fake-platform';
import { createListOrder } from './list-order';

const lists = (...ids: string[]) =>
  ids.map((id) => ({ id, title: id, exclusive: null, repliesPolicy: null }));

test('lists stand as they were arranged, new ones before them, newest first', () => {
  const platform = fakePlatform();
  const order = createListOrder({ key: 'me', platform });
  expect(order.sorted(lists('1', '10', '2')).map(({ id }) => id)).toEqual(['10', '2', '1']);
  order.keep(['2', '10', '1']);
  const later = createListOrder({ key: 'me', platform }).sorted(lists('1', '12', '10', '11', '2'));
  expect(later.map(({ id }) => id)).toEqual(['12', '11', '2', '10', '1']);
});
