import { createCipheriv, createDecipheriv, randomBytes, randomInt } from 'node:crypto';
import sharp from 'sharp';
import type { Instance } from '../lib/context.ts';
import { failure } from '../lib/errors.ts';
import type { Input } from '../lib/input.ts';
import { parseJson } from '../lib/json.ts';
import { randomSecret, sameText } from '../lib/secrets.ts';
import { getSettings } from '../storage/settings.ts';

const VALID_SECONDS = 300;
const LETTERS = 'acdefhjkmnpqrtuvwxy3479';
/** Answers outlive no restart, and need not. */
const KEY = randomBytes(32);

interface Answer {
  token: string;
  solution: string;
  until: number;
}

function seal(answer: Answer): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', KEY, iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

function unseal(sealed: string): Answer | null {
  try {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', KEY, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    const { token, solution, until } = Object(parseJson(text));
    return { token: String(token), solution: String(solution), until: Number(until) };
  } catch {
    return null;
  }
}

/** Solutions of pictures that are fetched by address. */
const shown = new Map<string, string>();

/** The letters as strokes of their own size and angle, behind two waves. */
async function draw(solution: string): Promise<Buffer> {
  const letters = Array.from(
    solution,
    (letter, at) =>
      `<text x="${24 + at * 34}" y="${44 + randomInt(8)}" rotate="${randomInt(30) - 15}" font-size="${30 + randomInt(8)}">${letter}</text>`,
  );
  const wave = (y: number): string =>
    `<path d="M0 ${y} Q 50 ${randomInt(70)} 100 ${y} T 200 ${randomInt(70)}" fill="none" stroke="#443" stroke-opacity="0.5"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="70"><rect width="200" height="70" fill="#e9e4da"/>
<g font-family="monospace" fill="#2b2620">${letters.join('')}</g>${wave(20)}${wave(50)}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The body of `GET /api/v1/pleroma/captcha` (api.md §4). */
export async function newCaptcha(inst: Instance, base: string): Promise<Record<string, unknown>> {
  const { captcha } = getSettings(inst.db);
  if (captcha === 'none') return { type: 'none' };
  const solution = Array.from({ length: 5 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
  const token = randomSecret(10);
  if (shown.size > 1000) shown.clear();
  shown.set(token, solution);
  const url =
    captcha === 'native'
      ? `data:image/png;base64,${(await draw(solution)).toString('base64')}`
      : `${base}/captchas/${token}`;
  const answer_data = seal({ token, solution, until: inst.now() + VALID_SECONDS * 1000 });
  return { type: captcha, token, url, answer_data, seconds_valid: VALID_SECONDS };
}

export const captchaPicture = (_inst: Instance, token: string): Promise<Buffer> =>
  draw(shown.get(token) ?? '?');

const refuse = (why: string) => failure(400, JSON.stringify({ captcha: [why] }));

/** Ends with 400 in the recorded words unless the captcha is solved, or there is none. */
export function checkCaptcha(inst: Instance, body: Input): void {
  if (getSettings(inst.db).captcha === 'none') return;
  for (const name of ['captcha_solution', 'captcha_token', 'captcha_answer_data'])
    if (body.text(name) === undefined) throw refuse(`Invalid CAPTCHA (Missing parameter: ${name})`);
  const answer = unseal(body.text('captcha_answer_data') ?? '');
  if (!answer || answer.token !== body.text('captcha_token')) throw refuse('Invalid answer data');
  if (answer.until < inst.now()) throw refuse('CAPTCHA expired');
  const typed = (body.text('captcha_solution') ?? '').trim().toLowerCase();
  if (!sameText(typed, answer.solution)) throw refuse('Invalid CAPTCHA');
}

/** For tests, which cannot read pictures. */
export const solutionOf = (sealed: string): string | null => unseal(sealed)?.solution ?? null;
