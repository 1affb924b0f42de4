import { ALL_PUSHED } from '@/domain/notification/push-alerts';
import { phrasePattern } from '@/domain/filter/phrase-pattern';
import type { Core } from '@/data/core';
import type { Settings } from '@/data/settings/settings';
import type { PushRemote } from '@/data/remote/push-remote';
import { createPlainCell } from '@/data/store/cell';
import type { Push, PushChoice, PushProblem, PushState, PushWords } from './push';
import { pushBrowser, type PushBrowser, type Subscription } from './push-browser';

type PushCore = Pick<Core, 'key' | 'server'> & {
  settings: Settings;
  filters: Pick<Core['filters'], 'active'>;
};

const withoutPadding = (key: string): string => key.replaceAll('=', '');

/** See `Push`. */
export class PushKeeper implements Push {
  readonly state = createPlainCell<PushState | null>(null);
  private before: Promise<void> = Promise.resolve();

  constructor(
    private readonly core: PushCore,
    private readonly remote: PushRemote,
    private readonly browser: PushBrowser,
  ) {}

  async turnOn(choice: PushChoice, words: PushWords): Promise<void> {
    // Asked at once, with the press; somebody may leave the question open for long.
    const allowed = this.problem() === null && (await this.browser.ask()) === 'granted';
    await this.inTurn(() => (allowed ? this.begin(choice, words) : this.look()));
  }

  turnOff(): Promise<void> {
    return this.inTurn(() => this.end());
  }

  renew(words: PushWords): Promise<void> {
    return this.inTurn(async () => {
      try {
        await this.bringUpToDate(words);
      } catch (thrown) {
        await this.look();
        throw thrown;
      }
    });
  }

  /** One after another: a renewal under way would bring back what was turned off meanwhile. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    const mine = this.before.then(work);
    this.before = mine.catch(() => undefined);
    return mine;
  }

  private async begin(choice: PushChoice, words: PushWords): Promise<void> {
    const { base } = this.core.server.get();
    await this.browser.forgetOthers(base);
    if (await this.subscribe(choice, words)) this.core.settings.set('webPushNotifications', true);
  }

  private async end(): Promise<void> {
    await this.remote.drop();
    await this.browser.forget(this.core.key);
    this.core.settings.set('webPushNotifications', false);
    await this.look();
  }

  private async bringUpToDate(words: PushWords): Promise<void> {
    if (this.problem() !== null) return this.look();
    const kept = await this.browser.kept(await this.remote.mark());
    if (!this.core.settings.get('webPushNotifications')) return kept ? this.end() : this.look();
    // Wished for on another device is not allowed on this one: nobody has pressed anything.
    const allowed = this.browser.permission() === 'granted';
    const isTaken = kept === null && !(await this.isFree());
    if (!allowed || isTaken) return this.look();
    await this.subscribe(kept ?? { alerts: ALL_PUSHED, hidesAll: false }, words, kept !== null);
  }

  private serverKey(): string {
    return withoutPadding(this.core.server.get().vapidPublicKey ?? '');
  }

  private problem(): PushProblem | null {
    if (!this.browser.isAble()) return 'browser';
    if (this.serverKey() === '') return 'no-key';
    return this.browser.permission() === 'denied' ? 'denied' : null;
  }

  private async look(): Promise<void> {
    const why = this.problem();
    if (why !== null) return this.state.set({ is: 'impossible', why });
    const kept = await this.browser.kept(await this.remote.mark());
    this.state.set(kept ? { is: 'on', alerts: kept.alerts, hidesAll: kept.hidesAll } : { is: 'off' });
  }

  /** No other server's account has the browser's subscription. */
  private async isFree(): Promise<boolean> {
    const found = await this.browser.subscription();
    return found === null || found.serverKey === this.serverKey();
  }

  /** The browser's subscription for this server: one for another key is of no use to it. Null where there can be none. */
  private async fitting(): Promise<Subscription | null> {
    const found = await this.browser.subscription();
    if (found?.serverKey === this.serverKey()) return found;
    await found?.end();
    return this.browser.subscribe(this.serverKey()).catch(() => null);
  }

  /** `isKnown`: the server may have it already. */
  private async subscribe(choice: PushChoice, words: PushWords, isKnown = false): Promise<boolean> {
    const { alerts, hidesAll } = choice;
    const found = await this.fitting();
    if (found === null) {
      this.state.set({ is: 'impossible', why: 'no-service' });
      return false;
    }
    const { address } = found;
    const { filters } = this.core.filters.active.get();
    if (!isKnown || (await this.remote.endpoint()) !== address.endpoint)
      await this.remote.put(address, alerts);
    await this.browser.keep(await this.remote.mark(), {
      base: this.core.server.get().base,
      realm: this.core.key,
      alerts,
      hidesAll,
      hidesBehindWarning: this.core.settings.get('webPushHideIfCW'),
      hides: phrasePattern(filters, 'hide'),
      folds: phrasePattern(filters, 'warn'),
      words,
    });
    await this.look();
    return true;
  }
}

export const createPush = (core: Core, remote: PushRemote): Push => new PushKeeper(core, remote, pushBrowser);
