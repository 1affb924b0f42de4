import { ApiError } from '@/domain/api-error';
import type { Captcha, RegistrationRequest, ServerProblem } from '@/domain/account/registration';
import { parseJson } from '@/lib/parse-json';
import { dto, isDto, text, texts, wordsOrNull } from '../decode/shape';
import type { Client } from '../http';

/** A picture from somewhere, or one inside the answer; never a script. */
const isPicture = (url: string): boolean => /^(?:https?:\/\/|data:image\/[\w+.-]+;base64,)/i.test(url);

/** Null where the server wants none, and where it cannot be shown. */
export function decodeCaptcha(input: unknown): Captcha | null {
  const from = dto(input);
  const type = from.type === 'kocaptcha' || from.type === 'native' ? from.type : null;
  const url = text(from.url);
  const token = wordsOrNull(from.token);
  if (type === null || token === null || !isPicture(url)) return null;
  return { type, url, token, answerData: text(from.answer_data) };
}

/** Null where the server wants none (REG-01). */
export async function fetchCaptcha(client: Client): Promise<Captcha | null> {
  const request = { path: '/api/v1/pleroma/captcha', token: null, errorInside: true };
  return decodeCaptcha((await client.send(request)).body);
}

export type Registered = { is: 'token'; token: string } | { is: 'awaiting-approval' | 'awaiting-email' };

/** A new account; needs the app's own token (api.md §9). */
export async function registerAccount(
  client: Client,
  appToken: string,
  { fields, captcha, token }: RegistrationRequest,
  locale: string,
): Promise<Registered> {
  const username = fields.username.trim();
  const json = {
    nickname: username,
    username,
    fullname: fields.fullname.trim(),
    email: fields.email.trim(),
    bio: fields.bio,
    password: fields.password,
    confirm: fields.confirm,
    agreement: true,
    locale,
    ...(fields.language === '' ? {} : { language: fields.language }),
    ...(fields.birthday === '' ? {} : { date_of_birth: fields.birthday }),
    ...(fields.reason === '' ? {} : { reason: fields.reason }),
    ...(token === null ? {} : { token }),
    ...(captcha && {
      captcha_solution: fields.captcha.trim(),
      captcha_token: captcha.token,
      captcha_answer_data: captcha.answerData,
    }),
  };
  const { body } = await client.send({ method: 'POST', path: '/api/v1/accounts', json, token: appToken });
  const from = dto(body);
  const userToken = wordsOrNull(from.access_token);
  if (userToken !== null) return { is: 'token', token: userToken };
  switch (from.identifier) {
    case 'missing_confirmed_email':
      return { is: 'awaiting-email' };
    case 'awaiting_approval':
      return { is: 'awaiting-approval' };
    default:
      throw new ApiError('nonsense');
  }
}

/**
 * Words for readers instead of those for developers. `should be at most %{count} character(s)`: the server forgot
 * to say how many.
 */
const finished = (words: string): string =>
  words
    .replace(/^Invalid CAPTCHA \(Missing parameter: \w+\)$/, "can't be blank")
    .replace(/^should be at most %\{\w+\} character\(s\)$/, 'is too long')
    .replaceAll(/%\{\w+\}\s?/g, '');

function wordsOf(input: unknown): string[] {
  if (typeof input === 'string') return [input];
  if (!Array.isArray(input)) return [];
  // Mastodon: {error: 'ERR_TAKEN', description: 'has already been taken'}
  return texts(input.map((item: unknown) => (isDto(item) ? item.description : item)));
}

/**
 * What a refused registration says, field by field. Akkoma puts JSON into a text, Mastodon has `details`;
 * all else is one sentence without a field.
 */
export function registrationProblems(error: ApiError): readonly ServerProblem[] {
  const body = dto(error.body);
  const inside = parseJson(text(body.error));
  const fields = isDto(inside) ? inside : dto(body.details);
  const problems = Object.entries(fields).flatMap(([field, said]) =>
    wordsOf(said).map((words) => ({ field, words: finished(words) })),
  );
  if (problems.length > 0) return problems;
  const missing = /^Missing (?:parameter|field): (\w+)\.?$/.exec(error.message)?.[1];
  if (missing !== undefined) return [{ field: missing, words: "can't be blank" }];
  const invite = /^(?:Invalid|Expired) token$/.test(error.message);
  return error.message === '' ? [] : [{ field: invite ? 'token' : null, words: error.message }];
}

/** REG-07. 204 whether or not the address is known; `rate-limited` after too many. */
export async function requestPasswordReset(client: Client, email: string): Promise<void> {
  await client.send({ method: 'POST', path: '/auth/password', form: { email }, token: null });
}
