/** What speaks, as far as reading aloud needs it: the browser's own voices behind a face that tests can stand in for. */
export interface Speech {
  /** Voices of this browser, once it has told; empty where it has none. Null: it cannot speak at all. */
  readonly voices: () => Promise<readonly Voice[] | null>;
  /** Resolves when it was said, or was stopped, or will never be said. */
  readonly say: (words: Said) => Promise<'said' | 'stopped' | 'silent'>;
  readonly stop: () => void;
}

export interface Voice {
  name: string;
  /** As the browser writes it: `en-GB`, on some systems `en_GB`. */
  lang: string;
}

interface Said {
  text: string;
  lang: string;
  /** Null: the browser's own choice. */
  voice: Voice | null;
  /** 1 is the usual speed. */
  rate: number;
}

/** Milliseconds until a browser must have told its voices, which some do late. */
const VOICES_PATIENCE = 1500;
/** Milliseconds until a voice must have begun. */
const BEGIN_PATIENCE = 10_000;
/** Milliseconds of a piece that a voice may need for each letter, at half the usual speed; some never tell of their end. */
const LETTER_PATIENCE = 600;

function knownVoices(speaker: SpeechSynthesis): Promise<readonly Voice[]> {
  const now = speaker.getVoices();
  if (now.length > 0) return Promise.resolve(now);
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      speaker.removeEventListener('voiceschanged', end);
      resolve(speaker.getVoices());
    };
    const timer = setTimeout(end, VOICES_PATIENCE);
    speaker.addEventListener('voiceschanged', end);
  });
}

/** Reading aloud by the voices of the browser. `speaker` is undefined where it has none. */
export function createSpeech(speaker: SpeechSynthesis | undefined): Speech {
  // Held on to: some browsers forget what they say while nobody else holds it, and never tell of its end.
  let held: SpeechSynthesisUtterance | null = null;
  const silence = (): void => {
    if (speaker && (speaker.speaking || speaker.pending)) speaker.cancel();
  };
  return {
    voices: async () => (speaker ? knownVoices(speaker) : null),
    stop() {
      held = null;
      silence();
    },
    say({ text, lang, voice, rate }) {
      if (!speaker) return Promise.resolve('silent');
      silence();
      const words = new SpeechSynthesisUtterance(text);
      words.lang = lang;
      words.rate = rate;
      const own = speaker.getVoices().find((one) => one.name === voice?.name && one.lang === voice.lang);
      if (own) words.voice = own;
      held = words;
      return new Promise((resolve) => {
        const end = (how: 'said' | 'stopped' | 'silent'): void => {
          clearTimeout(timer);
          resolve(how);
        };
        let timer = setTimeout(() => end('silent'), BEGIN_PATIENCE);
        words.addEventListener('start', () => {
          clearTimeout(timer);
          timer = setTimeout(() => end('silent'), BEGIN_PATIENCE + (text.length * LETTER_PATIENCE) / rate);
        });
        words.addEventListener('end', () => end(held === words ? 'said' : 'stopped'));
        words.addEventListener('error', ({ error }) =>
          end(error === 'interrupted' || error === 'canceled' ? 'stopped' : 'silent'),
        );
        speaker.speak(words);
        // Another page may have left it paused.
        speaker.resume();
      });
    },
  };
}

const plain = (lang: string): string => lang.replaceAll('_', '-').toLowerCase();

/** The voice for a language: of the same country, else of the same language; null where there is none. */
export function voiceFor(voices: readonly Voice[], lang: string): Voice | null {
  const wanted = plain(lang);
  const base = wanted.split('-')[0];
  return (
    voices.find((voice) => plain(voice.lang) === wanted) ??
    voices.find((voice) => plain(voice.lang).split('-')[0] === base) ??
    null
  );
}
