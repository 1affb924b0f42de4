import { expect, test } from 'vitest';
import { createClient, type Client } from './http';
import { keepsFromGuests } from './odd-servers';

const BASE = 'https://a.example';

/** A status, with its words where they matter; null for no network. */
type Answer = number | readonly [status: number, error: string] | null;

/** A server that answers in this way, one after the other. */
function answering(...answers: Answer[]): Client {
  return createClient({
    base: BASE,
    token: () => null,
    now: () => 0,
    fetch: async () => {
      const answer = answers.shift() ?? null;
      if (answer === null) throw new TypeError('no network');
      const [status, error] = typeof answer === 'number' ? [answer, 'no'] : answer;
      return Response.json(status === 200 ? [] : { error }, { status });
    },
  });
}

test('a server that asks for a log-in keeps its posts from guests, and is asked once', async () => {
  const refusals: readonly Answer[] = [401, 403, [422, 'This method requires an authenticated user']];
  for (const refusal of refusals) {
    const known = new Map<string, boolean>();
    expect(await keepsFromGuests(answering(refusal), known)).toBe(true);
    expect(await keepsFromGuests(answering(), known)).toBe(true);
  }
});

test('what a server does not say is not kept, and is asked again', async () => {
  for (const unclear of [422, 400, 500, 503, 404, null]) {
    const known = new Map<string, boolean>();
    const guest = answering(unclear);
    expect(await keepsFromGuests(guest, known)).toBe(false);
    expect(known.size).toBe(0);
    expect(await keepsFromGuests(answering(401), known)).toBe(true);
  }
});
