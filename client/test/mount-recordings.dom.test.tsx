import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findAll, frames, hasRecordings, recordings } from '@/api/test/recordings';
import { decodeNotification, type NotificationBundle } from '@/api/decode/notification';
import { decodePoll } from '@/api/decode/poll';
import { dto, isDto } from '@/api/decode/shape';
import { decodeContext, decodeStatus, type StatusBundle } from '@/api/decode/status';
import { decodeStatusVersion } from '@/api/decode/status-version';
import { decodeFrame } from '@/api/decode/stream';
import { decodeReaction } from '@/api/decode/emoji';
import { decodeTranslation } from '@/api/decode/translation';
import type { Account } from '@/domain/account';
import type { Status } from '@/domain/status';
import { lateMutedRow } from '@/features/notifications/late-muted-row';
import { NotificationRow } from '@/features/notifications/notification-row';
import { Version } from '@/features/status-history/version';
import { lateStandIn } from '@/parts/status/late-pieces';
import { PollView } from '@/parts/poll/poll-view';
import { RichText } from '@/parts/rich-text/rich-text';
import { Reactions } from '@/parts/status/reactions';
import { SelectedPost } from '@/parts/status/selected-post';
import { StatusCard } from '@/parts/status/status-card';
import { createFakeRealm, type FakeRealm } from './fake-realm';
import { makeAccount } from './make';
import { show } from './show';

type Found = Readonly<Record<string, unknown>>;

const isStatus = (x: Found): boolean => 'reblogs_count' in x && 'account' in x && x['id'] !== '_';
const isNotification = (x: Found): boolean =>
  'type' in x && 'account' in x && isDto(x['pleroma']) && 'is_seen' in x['pleroma'];
const isContext = (x: Found): boolean => 'ancestors' in x && 'descendants' in x;
const isPoll = (x: Found): boolean => 'votes_count' in x && 'options' in x;
const isReaction = (x: Found): boolean => 'count' in x && 'me' in x && 'name' in x;
const isVersion = (x: Found): boolean =>
  'content' in x && 'sensitive' in x && !('reblogs_count' in x) && 'poll' in x;
const isTranslation = (x: Found): boolean => 'detected_language' in x;

const ME = makeAccount({ id: 'me' });

/** A realm that knows exactly what came in these answers. */
function realmOf(
  bundles: readonly StatusBundle[],
  notifications: readonly NotificationBundle[] = [],
): FakeRealm {
  const all = [...bundles, ...notifications];
  const accounts = new Map<string, Account>(
    all.flatMap((bundle) => bundle.accounts.map((account) => [account.id, account] as const)),
  );
  const statuses = new Map<string, Status>();
  for (const bundle of all) for (const status of bundle.statuses) statuses.set(status.id, status);
  for (const { status } of bundles) statuses.set(status.id, status);
  return createFakeRealm({
    me: ME,
    accounts: [...accounts.values()],
    statuses: [...statuses.values()],
    notifications: notifications.map(({ notification }) => notification),
    // Folded and hidden ones shall be drawn, too.
    preferences: { collapseMessageWithSubject: false, hideMutedThreads: false },
  });
}

const told = (count: number, what: string): void =>
  void process.stdout.write(`mounted ${count} recorded ${what}\n`);

afterEach(cleanup);

describe.runIf(hasRecordings)('what a real server answered can be shown', () => {
  const all = recordings().map(({ body }) => body);
  beforeAll(async () => {
    await lateStandIn.load();
    await lateMutedRow.load();
  });

  const mountStatus = (bundle: StatusBundle): void => {
    const { container, unmount } = show(<StatusCard id={bundle.status.id} />, { realm: realmOf([bundle]) });
    expect(container.querySelector('article')?.getAttribute('aria-label')).toBeTruthy();
    unmount();
  };

  it('every status, in a list and opened', () => {
    const bundles = findAll(all, isStatus).flatMap((input) => decodeStatus(input) ?? []);
    for (const bundle of bundles) mountStatus(bundle);
    const own = new Map(bundles.map((bundle) => [bundle.status.id, bundle]));
    for (const bundle of own.values()) {
      if (bundle.status.reblogId !== null) continue;
      const { container, unmount } = show(<SelectedPost id={bundle.status.id} />, {
        realm: realmOf([bundle]),
      });
      expect(container.querySelector('article')).toBeTruthy();
      unmount();
    }
    told(bundles.length, 'statuses');
    expect(bundles.length).toBeGreaterThan(300);
  }, 120_000);

  it('every status of the recorded sockets', () => {
    const events = ['streaming-user', 'streaming-list', 'streaming-hashtag', 'streaming-direct']
      .flatMap(frames)
      .flatMap((frame) => decodeFrame(frame) ?? []);
    const bundles = events.flatMap((event) =>
      'bundle' in event && 'status' in event.bundle ? [event.bundle] : [],
    );
    for (const bundle of bundles) mountStatus(bundle);
    told(bundles.length, 'streamed statuses');
    expect(bundles.length).toBeGreaterThan(3);
  });

  it('every context, whole', () => {
    const contexts = findAll(all, isContext).map(decodeContext);
    for (const { ancestors, descendants } of contexts) {
      const posts = [...ancestors, ...descendants];
      const { container, unmount } = show(
        <>
          {posts.map(({ status }) => (
            <StatusCard key={status.id} id={status.id} inConversation />
          ))}
        </>,
        { realm: realmOf(posts) },
      );
      expect(container.querySelectorAll('article')).toHaveLength(posts.length);
      unmount();
    }
    told(contexts.length, 'contexts');
    expect(contexts.length).toBeGreaterThan(1);
  });

  it('every poll', () => {
    const polls = findAll(all, isPoll).flatMap((input) => decodePoll(input) ?? []);
    for (const poll of polls) {
      const { container, unmount } = show(<PollView poll={poll} statusId="1" />, { realm: realmOf([]) });
      const choices = container.querySelectorAll('input, li');
      expect(choices).toHaveLength(poll.options.length);
      unmount();
    }
    told(polls.length, 'polls');
    expect(polls.length).toBeGreaterThan(15);
  });

  it('every reaction', () => {
    const reactions = findAll(all, isReaction).flatMap((input) => decodeReaction(input) ?? []);
    for (const reaction of reactions) {
      const { container, unmount } = show(<Reactions id="1" reactions={[reaction]} />, {
        realm: realmOf([]),
      });
      expect(container.querySelector('button')?.textContent).toContain(String(reaction.count));
      unmount();
    }
    told(reactions.length, 'reactions');
    expect(reactions.length).toBeGreaterThan(15);
  });

  it('every notification', () => {
    const notifications = findAll(all, isNotification).flatMap((input) => decodeNotification(input) ?? []);
    for (const bundle of notifications) {
      const realm = realmOf([], [bundle]);
      const { container, unmount } = show(<NotificationRow id={bundle.notification.id} />, { realm });
      expect(container.textContent).not.toBe('');
      unmount();
    }
    told(notifications.length, 'notifications');
    expect(notifications.length).toBeGreaterThan(30);
  });

  it('every version of an edited post, and every translation', () => {
    const versions = findAll(all, isVersion).flatMap((input) => decodeStatusVersion(input) ?? []);
    for (const version of versions) {
      const { container, unmount } = show(
        <ol>
          <Version version={version} name="1" place="first" />
        </ol>,
        { realm: realmOf([]) },
      );
      expect(container.querySelector('time')).toBeTruthy();
      unmount();
    }
    const translations = findAll(all, isTranslation).flatMap((input) => decodeTranslation(input) ?? []);
    for (const { content } of translations) {
      const { container, unmount } = show(<RichText html={content} emojis={[]} />, { realm: realmOf([]) });
      expect(container.textContent).not.toBe('');
      unmount();
    }
    told(versions.length, 'versions');
    told(translations.length, 'translations');
    expect(versions.length).toBeGreaterThan(3);
    expect(translations.length).toBeGreaterThan(1);
  });

  it('has no recording of a post that decoders refuse', () => {
    const refused = findAll(all, isStatus).filter((input) => decodeStatus(input) === null);
    expect(refused.map((input) => dto(input)['id'])).toEqual([]);
  });
});
