import type { Fragments, Language, Tongue, Topic } from './fragments.ts';
import { books, bikes, garden, kitchen } from './english-home.ts';
import { clay, craft, sky, sound } from './english-making.ts';
import { replies } from './english-replies.ts';
import { birds, shore, walks, weather } from './english-shore.ts';
import { french, german, polish, portuguese, spanish, ukrainian } from './latin.ts';
import { arabic, chinese, hebrew, japanese, korean } from './other-scripts.ts';
import { type Prng, wording } from '../prng.ts';

const topics: Readonly<Record<Topic, Fragments>> = {
  shore,
  books,
  bikes,
  kitchen,
  birds,
  clay,
  weather,
  garden,
  sky,
  craft,
  sound,
  walks,
};

const tongues: Readonly<Record<Tongue, Language>> = {
  de: german,
  es: spanish,
  fr: french,
  pt: portuguese,
  pl: polish,
  uk: ukrainian,
  ar: arabic,
  he: hebrew,
  ja: japanese,
  ko: korean,
  zh: chinese,
};

/** Whose words: a language, and for English the topics this person likes. */
export interface Voice {
  readonly lang: Tongue | 'en';
  readonly topics: readonly Topic[];
}

const spaceless = new Set(['ja', 'zh']);

/** A post in this person's voice: an observation, often a second sentence, sometimes a hashtag. */
export function sayPost(voice: Voice, prng: Prng): string {
  const words = voice.lang === 'en' ? topics[prng.pick(voice.topics)] : tongues[voice.lang];
  const parts = [wording(prng.pick(words.scenes), prng)];
  if (prng.chance(0.6)) parts.push(wording(prng.pick(words.turns), prng));
  const text = parts.join(spaceless.has(voice.lang) ? '' : ' ');
  return prng.chance(0.16) ? `${text} #${prng.pick(words.tags)}` : text;
}

/** An answer in this person's voice. */
export function sayReply(voice: Voice, prng: Prng): string {
  return wording(prng.pick(voice.lang === 'en' ? replies : tongues[voice.lang].replies), prng).trim();
}
