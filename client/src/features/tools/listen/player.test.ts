import { describe, expect, test } from 'vitest';
import { PostPlayer } from './player';
import { voiceFor, type Speech, type Voice } from './speech';

const ENGLISH: Voice = { name: 'Eve', lang: 'en-GB' };

interface Said {
  text: string;
  voice: string | null;
  rate: number;
}

/** A voice that speaks when the test lets it. */
function createVoice(voices: readonly Voice[] | null = [ENGLISH]) {
  const said: Said[] = [];
  let end: (how: 'said' | 'stopped' | 'silent') => void = () => {};
  const speech: Speech = {
    voices: async () => voices,
    say: ({ text, voice, rate }) => {
      said.push({ text, voice: voice?.name ?? null, rate });
      return new Promise((resolve) => {
        end = resolve;
      });
    },
    stop: () => end('stopped'),
  };
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  const finish = async (how: 'said' | 'silent' = 'said'): Promise<void> => {
    await settle();
    end(how);
    await settle();
  };
  return { speech, said, finish, settle };
}

function listen(voice = createVoice(), lang = 'en') {
  const places = new Map<string, string>();
  const player = new PostPlayer({
    speech: voice.speech,
    piecesOf: (id) => (id === 'empty' ? [] : [1, 2].map((n) => ({ text: `${id}.${n}`, lang }))),
    places,
  });
  const said = (): readonly string[] => voice.said.map(({ text }) => text);
  return { ...voice, player, places, texts: said };
}

describe('reading aloud', () => {
  test('says one piece after another, post by post, and then that it was all', async () => {
    const { player, finish, texts } = listen();
    player.start(['a', 'empty', 'b'], null);
    for (let n = 0; n < 4; n += 1) await finish();
    expect(texts()).toEqual(['a.1', 'a.2', 'b.1', 'b.2']);
    expect(player.state.get()).toMatchObject({ is: 'ended', at: 2, trouble: null });
  });

  test('goes on with the piece at which it was paused', async () => {
    const { player, finish, settle, texts } = listen();
    player.start(['a', 'b'], null);
    await finish();
    player.pause();
    await settle();
    expect(player.state.get()?.is).toBe('paused');
    player.play();
    await finish();
    await settle();
    expect(texts()).toEqual(['a.1', 'a.2', 'a.2', 'b.1']);
  });

  test('goes to the next post and back at once, and no further than there are posts', async () => {
    const { player, settle, texts } = listen();
    player.start(['a', 'b'], null);
    await settle();
    player.move(1);
    await settle();
    player.move(1);
    await settle();
    player.move(-5);
    await settle();
    expect(texts()).toEqual(['a.1', 'b.1', 'b.1', 'a.1']);
  });

  test('says what is left at the new speed', async () => {
    const { player, finish, settle, said } = listen();
    player.start(['a'], null);
    await finish();
    player.setRate(1.5);
    await settle();
    expect(said.map(({ text, rate }) => [text, rate])).toEqual([
      ['a.1', 1],
      ['a.2', 1],
      ['a.2', 1.5],
    ]);
  });

  test('keeps the place of what is left, and begins anew what was heard to its end', async () => {
    const { player, finish, settle, texts, places } = listen();
    player.start(['a', 'b'], null);
    await finish();
    await finish();
    player.stop();
    await settle();
    expect(player.state.get()).toBeNull();
    player.start(['a', 'b'], null);
    await settle();
    expect(texts().at(-1)).toBe('b.1');
    await finish();
    await finish();
    expect(player.state.get()?.is).toBe('ended');
    expect(places.size).toBe(0);
  });

  test('says what is wrong: no speech, no voices, a voice that is silent, nothing to say', async () => {
    for (const [voices, trouble] of [
      [null, 'no-speech'],
      [[], 'no-voices'],
    ] as const) {
      const { player, settle, texts } = listen(createVoice(voices));
      player.start(['a'], null);
      await settle();
      expect(player.state.get()).toMatchObject({ is: 'paused', trouble });
      expect(texts()).toEqual([]);
    }
    const silent = listen();
    silent.player.start(['a'], null);
    await silent.finish('silent');
    expect(silent.player.state.get()).toMatchObject({ is: 'paused', trouble: 'silent' });
    const empty = listen();
    empty.player.start(['empty'], null);
    await empty.settle();
    expect(empty.player.state.get()).toMatchObject({ is: 'ended', trouble: 'nothing' });
  });

  test('says so where there is no voice for the language, and reads by another', async () => {
    const { player, settle, said } = listen(createVoice(), 'fi');
    player.start(['a'], null);
    await settle();
    expect(player.state.get()?.missing).toBe('fi');
    expect(said).toEqual([{ text: 'a.1', voice: null, rate: 1 }]);
  });
});

test('a voice is of the same country, else of the same language', () => {
  const voices = [
    { name: 'A', lang: 'en_US' },
    { name: 'B', lang: 'en-GB' },
    { name: 'C', lang: 'de-DE' },
  ];
  expect(voiceFor(voices, 'en-gb')?.name).toBe('B');
  expect(voiceFor(voices, 'en')?.name).toBe('A');
  expect(voiceFor(voices, 'de-AT')?.name).toBe('C');
  expect(voiceFor(voices, 'fi')).toBeNull();
});
