import { describe, expect, it } from 'vitest';
import { createBatch } from '@/data/store/batch';
import { createNotices } from '@/data/notices/create-notices';
import { fakePlatform, settled } from '@/data/testing/fake-platform';
import { ReachKeeper } from './create-reach';

function world() {
  const platform = fakePlatform();
  const batch = createBatch();
  const notices = createNotices(batch, platform);
  const server = { answers: true, hangs: false, asked: 0 };
  let asksAnew = 0;
  let tell: (answered: boolean) => void = () => undefined;
  const reach = new ReachKeeper({
    batch,
    platform,
    notices,
    remote: {
      ping: async () => {
        server.asked += 1;
        if (server.hangs) await new Promise(() => undefined);
        return server.answers;
      },
      askAnew: () => void (asksAnew += 1),
      onHeard: (listener) => {
        tell = listener;
        return () => undefined;
      },
    },
  });
  let returns = 0;
  reach.onReturn(() => (returns += 1));
  const stop = reach.start();
  return {
    reach,
    server,
    platform,
    stop,
    clock: platform.clock,
    heard: (answered: boolean) => tell(answered),
    returns: () => returns,
    asksAnew: () => asksAnew,
    said: () => notices.list.get().map(({ messageKey }) => messageKey),
  };
}

describe('the way to the server', () => {
  it('is not lost by one call in vain while the server answers', async () => {
    const { reach, heard, said, server } = world();
    heard(false);
    await settled();
    expect(server.asked).toBe(1);
    expect(reach.state.get()).toBe('here');
    expect(said()).toEqual([]);
  });

  it('is lost when the server does not answer either, and told of once, however much fails', async () => {
    const { reach, heard, said, server } = world();
    server.answers = false;
    for (let times = 0; times < 5; times += 1) heard(false);
    await settled();
    heard(false);
    await settled();
    expect(reach.state.get()).toBe('lost');
    expect(said()).toEqual(['notices.connection_lost']);
  });

  it.each([10_000, 3_600_000])(
    'is found again within two seconds of the return after %i ms',
    async (away) => {
      const { reach, heard, said, server, clock, returns } = world();
      server.answers = false;
      heard(false);
      await clock.advance(away);
      expect(returns()).toBe(0);
      server.answers = true;
      await clock.advance(2_000);
      expect(reach.state.get()).toBe('here');
      expect(returns()).toBe(1);
      expect(said()).toEqual(['notices.connection_back']);
    },
  );

  it('is found within two seconds of its return also while earlier questions hang for ever', async () => {
    const { reach, server, heard, clock, returns, said, asksAnew } = world();
    server.hangs = true;
    heard(false);
    await clock.advance(10_000);
    heard(false);
    server.hangs = false;
    await clock.advance(2_000);
    expect(reach.state.get()).toBe('here');
    // What nobody knew of is no return, but after the loss was told of.
    expect([returns(), said()]).toEqual([0, []]);
    server.answers = false;
    heard(false);
    await settled();
    server.hangs = true;
    await clock.advance(30_000);
    Object.assign(server, { hangs: false, answers: true });
    await clock.advance(2_000);
    expect(said()).toContain('notices.connection_back');
    expect([returns(), asksAnew()]).toEqual([1, 1]);
  });

  it('is found again by any answer', async () => {
    const { reach, heard, server, returns } = world();
    server.answers = false;
    heard(false);
    await settled();
    heard(true);
    expect(reach.state.get()).toBe('here');
    expect(returns()).toBe(1);
  });

  it('is lost at once without a network, asks nobody, and is found as soon as there is one', async () => {
    const { reach, platform, server, clock, returns } = world();
    platform.page.set({ online: false });
    expect(reach.state.get()).toBe('lost');
    await clock.advance(60_000);
    expect(server.asked).toBe(0);
    platform.page.set({ online: true });
    await settled();
    expect(returns()).toBe(1);
  });

  it('is asked anew when the network comes back, whatever still hangs', async () => {
    const { platform, server, heard, returns } = world();
    server.hangs = true;
    heard(false);
    await settled();
    platform.page.set({ online: false });
    server.hangs = false;
    platform.page.set({ online: true });
    await settled();
    expect(returns()).toBe(1);
  });

  it('asks nobody any more after its realm has gone', async () => {
    const { heard, server, clock, stop } = world();
    server.answers = false;
    heard(false);
    await settled();
    stop();
    expect(clock.waiting).toBe(1); // the notice's own
    await clock.advance(20_000);
    expect(server.asked).toBe(1);
  });
});
