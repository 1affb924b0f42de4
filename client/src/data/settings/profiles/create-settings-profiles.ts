import type { Core } from '@/data/core';
import { inOneTab } from '@/data/one-tab';
import { Poller } from '@/data/fetching/poller';
import { createCell, type Cell } from '@/data/store/cell';
import { ApiError, toApiError, type ApiErrorKind } from '@/domain/api-error';
import type { SettingsProfile } from '@/domain/instance/settings-profile';
import { choicesAlone, copiedPlace, differing, merged, type OwnChoices } from '../own-choices';
import { agreedPlace, commonWith, withUnheard } from './agreed';
import type { ProfileState, SettingsProfiles } from './settings-profiles';

/** Milliseconds after which a change of another device is here, while the page is looked at. */
const INTERVAL = 60_000;
/** Saves of two devices at once: so often the loser looks what the other one saved, and saves anew. */
const ATTEMPTS = 3;

/** Asking again with the same settings cannot help. */
const REFUSALS: ReadonlySet<ApiErrorKind> = new Set(['invalid', 'forbidden', 'too-large']);

/** Another device was faster (api.md §13: 422, or 500 where both saved the same version). */
const isConflict = ({ status }: ApiError): boolean => status === 422 || status === 500;

type Needs = Pick<
  Core,
  'store' | 'remote' | 'server' | 'meId' | 'settings' | 'platform' | 'reach' | 'key' | 'notices'
>;

/** Keeps the own choices of one account and the profile at its server the same (SET-07). */
class ProfileKeeper {
  readonly list: Cell<readonly SettingsProfile[]>;
  readonly current: Cell<string>;
  readonly state: Cell<ProfileState>;
  private readonly agreed;
  /** What was chosen before anybody looked. */
  private readonly first: OwnChoices;
  private wanted = 0;
  private stop: (() => void) | null = null;
  /** One after another, in all tabs: each begins with what the one before left. */
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly core: Needs) {
    const { batch } = core.store;
    this.first = choicesAlone(core.settings.own());
    this.agreed = agreedPlace(core.platform, core.key);
    this.list = createCell<readonly SettingsProfile[]>(batch, []);
    this.current = createCell(batch, this.agreed.get().profile);
    this.state = createCell<ProfileState>(batch, {
      is: this.isKept() && this.agreed.get().version > 0 ? 'kept' : 'off',
    });
  }

  isKept(): boolean {
    return this.core.meId !== null && this.core.server.get().can.akkomaApi;
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    const { platform, key } = this.core;
    const run = this.last.then(() => inOneTab(platform.tabs, `skein-settings ${key}`, work));
    this.last = run.catch(() => undefined);
    return run;
  }

  async refresh(): Promise<void> {
    if (!this.isKept()) return;
    this.list.set(await (await this.core.remote.details()).settingsProfiles());
  }

  /** What the server has, with what was changed here since. */
  private async pull(profile: string): Promise<void> {
    const kept = await (await this.core.remote.details()).settingsProfile(profile);
    const { settings } = this.core;
    const before = this.agreed.get();
    if (!kept) return this.agreed.set({ profile, version: 0, settings: {} });
    const theirs = choicesAlone(kept.settings);
    const mine = choicesAlone(settings.own());
    const next =
      before.version === 0 ? this.metAnew(mine, theirs) : merged(commonWith(theirs, before), mine, theirs);
    this.agreed.set({ profile, version: kept.version, settings: theirs });
    if (differing(mine, next).length > 0) settings.replace(next);
  }

  /**
   * Who meets the server anew brings what it has not; of what both have the server's holds, but for what was chosen
   * while it was asked, and for what the reader wanted to be here instead.
   */
  private metAnew(mine: OwnChoices, theirs: OwnChoices): OwnChoices {
    const { storage } = this.core.platform;
    const place = copiedPlace(this.core.key);
    if (storage.get(place) === null) return merged(this.first, mine, { ...this.first, ...theirs });
    storage.remove(place);
    return mine;
  }

  private async push(): Promise<boolean> {
    const before = this.agreed.get();
    const { profile, version } = before;
    const mine = choicesAlone(this.core.settings.own());
    if (differing(before.settings, mine).length === 0) return false;
    this.state.set({ is: 'saving' });
    this.agreed.set(withUnheard(before, mine));
    const next = version + 1;
    await (
      await this.core.remote.details()
    ).saveSettingsProfile(profile, { settings: { ...mine, profile, profileVersion: next }, version: next });
    this.agreed.set({ profile, version: next, settings: mine });
    if (version === 0) this.tellCreated(profile);
    return true;
  }

  private tellCreated(profile: string): void {
    this.core.notices.push({
      level: 'warning',
      messageKey: 'settings.profile_created',
      messageArgs: { name: profile },
      timeout: 5000,
    });
  }

  /** Until both have the same; false when nothing was sent for that. Throws ApiError. */
  private async settle(known: number | null): Promise<boolean> {
    const before = this.agreed.get();
    if (known === null ? before.version === 0 : known !== before.version) await this.pull(before.profile);
    for (let attempt = 1, sent = false; ;) {
      try {
        // What is chosen while the server is told goes with the next call.
        if (!(await this.push())) return sent;
        sent = true;
      } catch (thrown) {
        if (!isConflict(toApiError(thrown)) || attempt === ATTEMPTS) throw thrown;
        attempt += 1;
        await this.pull(before.profile);
      }
    }
  }

  /** `known`: the version that the server says it has; null: not asked. */
  sync(known: number | null = null): Promise<ApiError | null> {
    let failed: ApiError | null = null;
    return this.inTurn(async () => {
      if (!this.isKept()) return;
      try {
        // What was refused is told until something else is kept.
        if ((await this.settle(known)) || this.state.get().is !== 'refused') this.state.set({ is: 'kept' });
      } catch (thrown) {
        failed = toApiError(thrown);
        this.failed(failed);
      }
    }).then(() => failed);
  }

  private failed(error: ApiError): void {
    if (error.kind === 'aborted') return;
    if (error.kind === 'not-found') return this.state.set({ is: 'off' });
    if (!REFUSALS.has(error.kind)) return this.state.set({ is: 'waiting', error });
    const { version, settings } = this.agreed.get();
    if (version > 0) this.core.settings.replace(settings);
    this.state.set({ is: 'refused', error });
  }

  /** Asks for versions alone; settings only when another device changed them. */
  async look(): Promise<ApiError | null> {
    try {
      await this.refresh();
    } catch (thrown) {
      return toApiError(thrown);
    }
    if (!this.isKept()) return null;
    const { profile, version } = this.agreed.get();
    const there = this.list.get().find(({ name }) => name === profile);
    if (!there && version === 0) return this.sync(0);
    return this.sync(there?.version ?? 0);
  }

  async choicesOf(name: string): Promise<OwnChoices> {
    const kept = await (await this.core.remote.details()).settingsProfile(name);
    if (!kept) throw new ApiError('not-found');
    return choicesAlone(kept.settings);
  }

  async use(name: string): Promise<void> {
    // What waits belongs to the profile that held until now.
    const waiting = await this.sync();
    if (waiting) throw waiting;
    await this.inTurn(async () => {
      const kept = await (await this.core.remote.details()).settingsProfile(name);
      if (!kept) throw new ApiError('not-found');
      const theirs = choicesAlone(kept.settings);
      this.agreed.set({ profile: name, version: kept.version, settings: theirs });
      this.current.set(name);
      this.core.settings.replace(theirs);
      this.state.set({ is: 'kept' });
    });
  }

  async saveAs(name: string): Promise<void> {
    await this.inTurn(async () => {
      const settings = choicesAlone(this.core.settings.own());
      await (
        await this.core.remote.details()
      ).saveSettingsProfile(name, {
        settings: { ...settings, profile: name, profileVersion: 1 },
        version: 1,
      });
      this.agreed.set({ profile: name, version: 1, settings });
      this.current.set(name);
      this.state.set({ is: 'kept' });
    });
    await this.refresh();
  }

  async remove(name: string): Promise<void> {
    await (await this.core.remote.details()).deleteSettingsProfile(name);
    await this.refresh();
  }

  /** Runs once, for as long as one of those who started it wants it. */
  start(): () => void {
    this.wanted += 1;
    this.stop ??= this.run();
    let over = false;
    return () => {
      if (over) return;
      over = true;
      this.wanted -= 1;
      if (this.wanted > 0) return;
      this.stop?.();
      this.stop = null;
    };
  }

  private chosen(): void {
    const mine = choicesAlone(this.core.settings.own());
    if (differing(this.agreed.get().settings, mine).length > 0) this.state.set({ is: 'saving' });
    void this.sync();
  }

  private run(): () => void {
    if (!this.isKept()) return () => {};
    const poller = new Poller({
      platform: this.core.platform,
      reach: this.core.reach,
      interval: INTERVAL,
      ask: () => this.look(),
    });
    const stops = [
      this.core.settings.onChoice(() => this.chosen()),
      this.agreed.onOtherTab(() => this.current.set(this.agreed.get().profile)),
      () => poller.stop(),
    ];
    poller.start(0);
    return () => stops.forEach((stop) => stop());
  }
}

/** The settings that the account keeps at its server. Nothing is asked before `start` or `refresh`. */
export function createSettingsProfiles(core: Needs): SettingsProfiles {
  const keeper = new ProfileKeeper(core);
  return {
    get: keeper.list.get,
    subscribe: keeper.list.subscribe,
    current: keeper.current,
    state: keeper.state,
    refresh: () => keeper.refresh(),
    start: () => keeper.start(),
    again: async () => void (await keeper.look()),
    choicesOf: (name) => keeper.choicesOf(name),
    use: (name) => keeper.use(name),
    saveAs: (name) => keeper.saveAs(name),
    remove: (name) => keeper.remove(name),
  };
}
