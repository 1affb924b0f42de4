import { expect, test, vi } from 'vitest';
import { ApiError } from '@/domain/api-error';
import type { ApiAnswer, ApiRequest, Client } from '@/api/http';
import { settled } from '@/data/testing/fake-platform';
import { Overheard } from './overheard';

const ANSWER: ApiAnswer = { status: 200, body: [], link: null };

/** A server of whose first `hanging` calls nothing is heard until they are ended. */
function world(hanging: number) {
  const sent: ApiRequest[] = [];
  const client: Client = {
    base: 'https://tidepool.example',
    send(request) {
      sent.push(request);
      if (sent.length > hanging) return Promise.resolve(ANSWER);
      return new Promise((_, reject) => {
        request.signal?.addEventListener('abort', () => reject(new ApiError('aborted')));
      });
    },
  };
  const tell = vi.fn<(answered: boolean) => void>();
  return { overheard: new Overheard(client, tell), sent, tell };
}

test('a question that hangs is asked again when the server is back, and its answer is the new one’s', async () => {
  const { overheard, sent, tell } = world(1);
  const answer = overheard.send({ path: '/api/v1/lists' });
  await settled();
  overheard.askAnew();
  expect(await answer).toBe(ANSWER);
  expect(sent.map(({ path }) => path)).toEqual(['/api/v1/lists', '/api/v1/lists']);
  expect(tell.mock.calls).toEqual([[true]]);
});

test('a question without an answer for five seconds tells so, and its answer that it was heard', async () => {
  vi.useFakeTimers();
  const { overheard, tell } = world(1);
  const answer = overheard.send({ path: '/api/v1/lists' });
  vi.advanceTimersByTime(4_999);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tell.mock.calls).toEqual([[false]]);
  overheard.askAnew();
  await answer;
  vi.advanceTimersByTime(60_000);
  expect(tell.mock.calls).toEqual([[false], [true]]);
  vi.useRealTimers();
});

test('what was answered, what was ended by who asked, and what does something is not sent again', async () => {
  const { overheard, sent } = world(3);
  const stop = new AbortController();
  const ended = overheard.send({ path: '/api/v1/lists', signal: stop.signal });
  void overheard.send({ path: '/api/v1/statuses', method: 'POST' });
  stop.abort();
  await expect(ended).rejects.toMatchObject({ kind: 'aborted' });
  const hangs = overheard.send({ path: '/api/v1/mutes' });
  overheard.askAnew();
  await hangs;
  overheard.askAnew();
  await settled();
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/v1/lists',
    '/api/v1/statuses',
    '/api/v1/mutes',
    '/api/v1/mutes',
  ]);
});
