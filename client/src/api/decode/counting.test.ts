import { describe, expect, it } from 'vitest';
import { remainingCharacters } from '@/domain/writing/compose';
import { exchanges, hasRecordings, recording } from '../test/recordings';
import { decodeServer } from './server';
import { dto, text } from './shape';

const server = (documents: Partial<Parameters<typeof decodeServer>[1]>): ReturnType<typeof decodeServer> =>
  decodeServer('https://far.example', { ...NOTHING, ...documents }, 'https://far.example');
const NOTHING = { config: null, frontend: null, instance: null, instanceV2: null, nodeinfo: null };
const reserved = { configuration: { statuses: { max_characters: 500, characters_reserved_per_url: 23 } } };
const software = (name: string) => ({ software: { name, version: '4.4.0' } });

describe('counting', () => {
  it.skipIf(!hasRecordings)('says of every recorded post what the server said of it', () => {
    const limits = server({ instance: recording('instance_v1').body });
    const posts = exchanges().filter(
      ({ path, sent }) => path === '/api/v1/statuses' && text(dto(sent).status) !== '',
    );
    expect(posts.length).toBeGreaterThan(5);
    for (const { name, sent, body } of posts) {
      const { status, spoiler_text: subject } = dto(sent);
      const left = remainingCharacters(text(status), text(subject), limits);
      expect([name, (left ?? 0) < 0]).toEqual([
        name,
        text(dto(body).error) === 'The status is over the character limit',
      ]);
    }
  });

  it('is Mastodon’s where a link has a length of its own', () => {
    expect(server({ instance: reserved, nodeinfo: software('mastodon') }).counting).toEqual({
      graphemes: true,
      link: 23,
    });
  });

  it('is in code points on GoToSocial, whatever it says of links', () => {
    expect(server({ instance: reserved, nodeinfo: software('gotosocial') }).counting).toEqual({
      graphemes: false,
      link: null,
    });
  });
});
