import type { ApiError } from '@/domain/api-error';
import type { OwnChoices } from '../own-choices';
import type { SettingsProfile } from '@/domain/instance/settings-profile';

/** The same as `Readable`, written out here: the file that defines `Readable` imports this one. */
interface Watched<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

/** Whether the server has what was chosen here. */
export type ProfileState =
  /** The server keeps no settings; the browser does. */
  | { is: 'off' }
  | { is: 'kept' }
  | { is: 'saving' }
  /** It holds here; the server is told as soon as it listens. */
  | { is: 'waiting'; error: ApiError }
  /** The server refused it: what the server has holds again. */
  | { is: 'refused'; error: ApiError };

/** SET-07: settings that the account keeps at its server, by name; none until asked for. */
export interface SettingsProfiles extends Watched<readonly SettingsProfile[]> {
  /** Which of them holds in this browser. */
  current: Watched<string>;
  state: Watched<ProfileState>;
  /** Asks for the names again, where the server keeps profiles. Throws ApiError. */
  refresh(): Promise<void>;
  /** Looks now and then for what another device changed; returns the way to stop. */
  start(): () => void;
  /** Sends what waits, and takes over what the server has newer. */
  again(): Promise<void>;
  /** What another profile holds. Throws ApiError. */
  choicesOf(name: string): Promise<OwnChoices>;
  /** Another profile holds from now on, as the server has it. Throws ApiError; nothing changes then. */
  use(name: string): Promise<void>;
  /** What holds now, kept under one more name, which holds from now on. Throws ApiError. */
  saveAs(name: string): Promise<void>;
  /** Throws ApiError. */
  remove(name: string): Promise<void>;
}
