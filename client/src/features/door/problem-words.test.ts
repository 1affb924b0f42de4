import { expect, test } from 'vitest';
import '@/i18n/messages/en/late/door';
import { ApiError } from '@/domain/api-error';
import { NO_FIELDS, type ServerProblem } from '@/domain/account/registration';
import { currentTranslator } from '@/i18n/locale';
import { complaintsOf } from './problem-words';
import type { RegistrationForm } from './use-registration';

const nothing = (): void => {};
const form = (given: Partial<RegistrationForm>): RegistrationForm => ({
  fields: NO_FIELDS,
  rules: {
    emailRequired: false,
    reasonRequired: false,
    captchaRequired: false,
    minAge: null,
    wideNames: true,
  },
  problems: {},
  refusal: null,
  captcha: { is: 'here', captcha: null },
  busy: false,
  justLeft: null,
  rejected: 1,
  set: nothing,
  leave: nothing,
  newCaptcha: nothing,
  submit: nothing,
  ...given,
});
const refused = (problems: readonly ServerProblem[], error = new ApiError('invalid')): RegistrationForm =>
  form({ refusal: { problems, error } });
const sentences = (given: RegistrationForm): readonly string[] =>
  complaintsOf(currentTranslator(), given).map(({ sentence }) => sentence);

test('fields that are blank come in the order of the form, with their labels', () => {
  expect(sentences(form({ problems: { confirm: 'mismatch', username: 'blank' } }))).toEqual([
    'Username: Cannot be left blank',
    'Confirm password: Should be the same as password',
  ]);
});

test('the reason is called in the sum as it is called beside its box', () => {
  expect(sentences(form({ problems: { reason: 'blank' } }))).toEqual([
    'Why do you want to join? Cannot be left blank',
  ]);
});

test('what the server says becomes a sentence, and the same is said once (REG-04)', () => {
  const taken = 'has already been taken';
  const given = refused([
    { field: 'nickname', words: taken },
    { field: 'ap_id', words: taken },
    { field: 'captcha', words: 'Invalid CAPTCHA' },
    { field: 'shoe_size', words: 'is too small' },
  ]);
  expect(sentences(given)).toEqual([
    'Username has already been taken',
    'Invalid CAPTCHA',
    'Shoe size is too small',
  ]);
  expect(complaintsOf(currentTranslator(), given).map(({ field }) => field)).toEqual([
    'username',
    'captcha',
    null,
  ]);
});

test("a refused token of the app is no sign-in of the reader's that ran out", () => {
  expect(sentences(refused([], new ApiError('unauthorized')))).toEqual([
    'The server did not take the registration. Try again later.',
  ]);
});
