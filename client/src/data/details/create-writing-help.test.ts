import { expect, it } from 'vitest';
import type { WritingHelpRemote } from '@/data/remote/writing-help-remote';
import { createStore } from '@/data/store/store';
import { createWritingHelp } from './create-writing-help';
import type { WritingHelp } from './writing-help';

const unexpected = (): never => {
  throw new Error('not asked here');
};

function writingWith(answers: Pick<WritingHelpRemote, 'tags' | 'followedTags'>): WritingHelp {
  const remote: WritingHelpRemote = {
    people: unexpected,
    preview: unexpected,
    stickers: unexpected,
    stickerFile: unexpected,
    ...answers,
  };
  return createWritingHelp({ store: createStore(), remote: async () => remote, keep: () => [] });
}

it('tags that are followed come before what the server makes of the words, and are asked for once', async () => {
  let asked = 0;
  const writing = writingWith({
    // Akkoma's answer: the word itself.
    tags: async (words) => [words],
    followedTags: async () => ((asked += 1), ['TidePool', 'glaze', 'tides']),
  });
  expect(await writing.findTags('t')).toEqual(['TidePool', 'tides', 't']);
  expect(await writing.findTags('tidep')).toEqual(['TidePool', 'tidep']);
  expect(asked).toBe(1);
});

it('either answer is enough; with neither it fails', async () => {
  const fails = (): Promise<never> => Promise.reject(new Error('offline'));
  const some = async (): Promise<string[]> => ['tide'];
  expect(await writingWith({ tags: some, followedTags: fails }).findTags('ti')).toEqual(['tide']);
  expect(await writingWith({ tags: fails, followedTags: some }).findTags('ti')).toEqual(['tide']);
  await expect(writingWith({ tags: fails, followedTags: fails }).findTags('ti')).rejects.toMatchObject({
    kind: expect.any(String),
  });
});
