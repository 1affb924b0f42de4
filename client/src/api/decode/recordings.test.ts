import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAll, frames, hasRecordings, recordings } from '../test/recordings';
import { mutate, mutations } from '../test/mutate';
import { decodeAccount } from './account';
import { decodeAttachment } from './attachment';
import { decodeEmoji, decodeReaction } from './emoji';
import { decodeNotification } from './notification';
import { decodePoll } from './poll';
import { decodeRelationship } from './relationship';
import { decodeServer } from './server';
import { dto, isDto } from './shape';
import { decodeStaffReport } from './staff-report';
import { decodeStaffUser } from './staff-user';
import { decodeContext, decodeStatus } from './status';
import { decodeFrame } from './stream';

type Found = Readonly<Record<string, unknown>>;

interface Kind {
  name: string;
  /** How the entity is told from others on the wire. */
  is: (found: Found) => boolean;
  decode: (input: unknown) => unknown;
  atLeast: number;
}

const KINDS: readonly Kind[] = [
  { name: 'status', is: (x) => 'reblogs_count' in x && 'account' in x, decode: decodeStatus, atLeast: 300 },
  { name: 'account', is: (x) => 'acct' in x && 'fields' in x, decode: decodeAccount, atLeast: 400 },
  { name: 'relationship', is: (x) => 'showing_reblogs' in x, decode: decodeRelationship, atLeast: 15 },
  { name: 'attachment', is: (x) => 'preview_url' in x && 'meta' in x, decode: decodeAttachment, atLeast: 20 },
  { name: 'poll', is: (x) => 'votes_count' in x && 'options' in x, decode: decodePoll, atLeast: 20 },
  {
    name: 'reaction',
    is: (x) => 'count' in x && 'me' in x && 'name' in x,
    decode: decodeReaction,
    atLeast: 20,
  },
  { name: 'emoji', is: (x) => 'shortcode' in x && 'url' in x, decode: decodeEmoji, atLeast: 50 },
  {
    name: 'notification',
    is: (x) => 'type' in x && 'account' in x && isDto(x.pleroma) && 'is_seen' in x.pleroma,
    decode: decodeNotification,
    atLeast: 40,
  },
  {
    name: 'staff report',
    is: (x) => 'state' in x && 'actor' in x && 'statuses' in x,
    decode: decodeStaffReport,
    atLeast: 8,
  },
  {
    name: 'staff user',
    is: (x) => 'nickname' in x && 'is_approved' in x && 'roles' in x,
    decode: decodeStaffUser,
    atLeast: 8,
  },
  { name: 'context', is: (x) => 'ancestors' in x && 'descendants' in x, decode: decodeContext, atLeast: 2 },
];

describe.runIf(hasRecordings)('decoders and what a real server answered', () => {
  const all = recordings().map(({ body }) => body);
  const socket = ['streaming-user', 'streaming-list', 'streaming-hashtag', 'streaming-direct'].flatMap(
    frames,
  );

  it.each(KINDS)('every recorded $name is understood', ({ name, is, decode, atLeast }) => {
    const found = findAll(all, (x) => x['id'] !== '_' && is(x));
    const refused = found.filter((input) => decode(input) === null);
    process.stdout.write(`decoded ${String(found.length - refused.length)} recorded ${name}\n`);
    expect(refused).toEqual([]);
    expect(found.length).toBeGreaterThanOrEqual(atLeast);
  });

  it('every recorded socket frame but pong is an event', () => {
    const refused = socket.filter((frame) => decodeFrame(frame) === null);
    expect(new Set(refused)).toEqual(new Set(['pong']));
    expect(socket.length).toBeGreaterThan(10);
  });

  it.each(KINDS)('a mutated $name never makes a decoder throw', ({ is, decode }) => {
    const found = findAll(all, is);
    fc.assert(
      fc.property(fc.nat(found.length - 1), mutations, (index, changes) => {
        const input = changes.reduce(mutate, found[index]);
        expect(() => decode(input)).not.toThrow();
      }),
      { numRuns: 150 },
    );
  });

  it('mutated statuses keep the promises of the type that screens rely on', () => {
    const found = findAll(all, KINDS[0]?.is ?? (() => false));
    fc.assert(
      fc.property(fc.nat(found.length - 1), mutations, (index, changes) => {
        const bundle = decodeStatus(changes.reduce(mutate, found[index]));
        for (const status of bundle ? [bundle.status, ...bundle.statuses] : []) {
          expect(status.id).not.toBe('');
          expect(Number.isFinite(status.createdAt)).toBe(true);
          expect(status.url ?? 'https://').toMatch(/^https?:/i);
          expect(bundle?.accounts.some(({ id }) => id === status.accountId)).toBe(true);
          expect(bundle?.statuses.length).toBeLessThan(8);
          expect(status.mentions.length).toBeLessThanOrEqual(5000);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('mutated socket frames never make the decoder throw', () => {
    fc.assert(
      fc.property(fc.nat(socket.length - 1), mutations, fc.nat(500), (index, changes, cut) => {
        const raw = socket[index] ?? '';
        expect(() => decodeFrame(raw.slice(0, raw.length - cut))).not.toThrow();
        if (!raw.startsWith('{')) return;
        const frame = dto(JSON.parse(raw));
        const payload = typeof frame['payload'] === 'string' ? frame['payload'] : '';
        const inner: unknown = payload.startsWith('{') ? JSON.parse(payload) : payload;
        const changed = JSON.stringify(changes.reduce(mutate, inner)) ?? 'null';
        expect(() => decodeFrame(JSON.stringify({ ...frame, payload: changed }))).not.toThrow();
      }),
      { numRuns: 200 },
    );
  });

  it('mutated documents of a server still describe one', () => {
    const named = new Map(recordings().map(({ name, body }) => [name, body]));
    const documents = {
      instance: named.get('instance_v1'),
      instanceV2: {},
      nodeinfo: named.get('nodeinfo_2_0'),
      config: named.get('static_config'),
      frontend: dto(named.get('frontend_configurations'))['pleroma_fe'],
    };
    fc.assert(
      fc.property(mutations, (changes) => {
        const changed = dto(changes.reduce(mutate, documents));
        const { instance, instanceV2, nodeinfo, config, frontend } = changed;
        const server = decodeServer(
          'https://a.example',
          { instance, instanceV2, nodeinfo, config, frontend },
          'https://a.example',
        );
        expect(server.textLimit).toBeGreaterThan(0);
        expect(server.ui.redirectRootLogin).toMatch(/^\/(?!\/)/);
      }),
      { numRuns: 200 },
    );
  });
});
