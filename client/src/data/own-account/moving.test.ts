import { expect, test } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { fakePlatform } from '@/data/testing/fake-platform';
import { account } from '@/data/testing/make';
import { movingOver } from './moving';

const PLACE = 'skein.moves:https://tidepool.example|me';

/** Somebody with followers, whose server does what it is asked unless it refuses. */
function moving() {
  const platform = fakePlatform();
  const server = { refuses: false, followers: 12 };
  const answer = async (): Promise<void> => {
    if (server.refuses) throw new ApiError('forbidden');
  };
  const me = {
    get: () => account('me', { followers_count: server.followers }),
    subscribe: () => () => undefined,
  };
  const page = () =>
    movingOver({ platform, key: 'https://tidepool.example|me', me }, { putAlias: answer, move: answer });
  return { page, server, platform };
}

test('a move is noted when the server has begun it, with the followers of before, and kept over a reload', async () => {
  const { page, server } = moving();
  server.refuses = true;
  await expect(page().move('ada@new.example', 'x')).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(page().putAlias('ada@old.example', true)).rejects.toMatchObject({ kind: 'forbidden' });
  expect(page().moves()).toEqual({ away: null, here: null });
  server.refuses = false;
  await page().move('ada@new.example', 'x');
  server.followers = 5;
  await page().putAlias('ada@old.example', true);
  await page().putAlias('ada@old.example', false);
  const here = { followers: 5, target: '' };
  expect(page().moves()).toEqual({ away: { followers: 12, target: 'ada@new.example' }, here });
  page().forgetMove('away');
  expect(page().moves()).toEqual({ away: null, here });
});

test('what is stored and makes no sense is no move', () => {
  const { page, platform } = moving();
  for (const nonsense of ['[', '7', '{"away":1,"here":{"followers":"3","target":""}}']) {
    platform.storage.set(PLACE, nonsense);
    expect(page().moves()).toEqual({ away: null, here: null });
  }
});
