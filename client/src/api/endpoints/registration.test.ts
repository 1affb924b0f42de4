import { describe, expect, test } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { NO_FIELDS } from '@/domain/account/registration';
import { dto } from '../decode/shape';
import type { ApiRequest, Client } from '../http';
import { decodeCaptcha, registerAccount, registrationProblems } from './registration';

const refused = (body: { error: string; details?: unknown }): ApiError =>
  new ApiError('invalid', { status: 400, message: body.error, body });

describe('what a refused registration says', () => {
  test('JSON inside a text, field by field, as Akkoma answers', () => {
    const error = JSON.stringify({
      name: ['should be at most %{count} character(s)'],
      email: ['has invalid format'],
      ap_id: ['has already been taken'],
    });
    expect(registrationProblems(refused({ error }))).toEqual([
      { field: 'name', words: 'is too long' },
      { field: 'email', words: 'has invalid format' },
      { field: 'ap_id', words: 'has already been taken' },
    ]);
  });

  test('details with descriptions, as Mastodon answers', () => {
    const details = {
      username: [{ error: 'ERR_TAKEN', description: 'has already been taken' }],
      date_of_birth: [{ error: 'ERR_BELOW_LIMIT', description: 'is below the age limit' }],
    };
    expect(registrationProblems(refused({ error: 'Validation failed', details }))).toEqual([
      { field: 'username', words: 'has already been taken' },
      { field: 'date_of_birth', words: 'is below the age limit' },
    ]);
  });

  test('one sentence, with its field where that can be told', () => {
    expect(registrationProblems(refused({ error: 'Missing parameter: email' }))).toEqual([
      { field: 'email', words: "can't be blank" },
    ]);
    const captcha = ['Invalid CAPTCHA (Missing parameter: captcha_solution)'];
    expect(registrationProblems(refused({ error: JSON.stringify({ captcha }) }))).toEqual([
      { field: 'captcha', words: "can't be blank" },
    ]);
    expect(registrationProblems(refused({ error: 'Expired token' }))).toEqual([
      { field: 'token', words: 'Expired token' },
    ]);
    expect(registrationProblems(refused({ error: 'The moon is full' }))).toEqual([
      { field: null, words: 'The moon is full' },
    ]);
    expect(registrationProblems(new ApiError('server', { status: 500 }))).toEqual([]);
  });
});

test.each([
  ['2001-12-31', '2001-12-31'],
  ['', undefined],
])('a date of birth is sent where there is one: %j', async (birthday, sent) => {
  const asked: ApiRequest[] = [];
  const client: Client = {
    base: 'https://a.example',
    send: async (request) => {
      asked.push(request);
      return { status: 200, body: { access_token: 't' }, link: null };
    },
  };
  const request = { fields: { ...NO_FIELDS, username: 'eve', birthday }, captcha: null, token: null };
  await registerAccount(client, 'app', request, 'en');
  expect(asked.map(({ json }) => dto(json).date_of_birth)).toEqual([sent]);
});

test('a captcha is taken only when its picture can be shown', () => {
  const known = { type: 'kocaptcha', url: 'https://c.example/1.png', token: 't', answer_data: 'a' };
  expect(decodeCaptcha(known)).toEqual({
    type: 'kocaptcha',
    url: 'https://c.example/1.png',
    token: 't',
    answerData: 'a',
  });
  expect(decodeCaptcha({ type: 'none' })).toBeNull();
  expect(decodeCaptcha({ ...known, url: 'javascript:alert(1)' })).toBeNull();
  expect(decodeCaptcha({ ...known, type: 'dance' })).toBeNull();
  expect(decodeCaptcha(null)).toBeNull();
});
