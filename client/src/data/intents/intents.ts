import type { OutgoingStatus } from '@/domain/writing/outgoing-status';
import type { AccountId, StatusId } from '@/domain/ids';
import type { Reaction } from '@/domain/status/status';
import type { Visibility } from '@/domain/status/visibility';

/** What the reader does. Toggles go through one lane: optimistic, the last choice wins, rolled back with a banner. */
export interface Intents {
  favourite(id: StatusId, on: boolean): void;
  repeat(id: StatusId, on: boolean, visibility?: Visibility): void;
  bookmark(id: StatusId, on: boolean): void;
  follow(id: AccountId, on: boolean): void;
  /** Until it is undone; for a time: data/people. */
  muteConversation(id: StatusId, on: boolean): void;
  /** When a mute ends that was set here for a time; Unix milliseconds. Null: never, or nobody here knows. */
  mutedUntil(id: StatusId): number | null;
  /** `name` as in `Reaction`; `url` null for a character. */
  react(id: StatusId, emoji: Pick<Reaction, 'name' | 'url'>, on: boolean): void;
  pin(id: StatusId, on: boolean): void;
  remove(id: StatusId): Promise<void>;
  answerFollowRequest(id: AccountId, approve: boolean): Promise<void>;
  /** Resolves with the id of the new post; throws ApiError. */
  post(status: OutgoingStatus): Promise<StatusId>;
}
