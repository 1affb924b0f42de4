import { describe, expect, test } from 'vitest';
import { fieldTitle, formField, NO_FIELDS, preferredLanguage, problemsOf } from './registration';

const rules = {
  emailRequired: false,
  reasonRequired: false,
  captchaRequired: false,
  minAge: null,
  wideNames: true,
};
const filled = { ...NO_FIELDS, username: 'eve', fullname: 'Eve', password: 'secret', confirm: 'secret' };

describe('what is wrong with a registration before it is sent (REG-02)', () => {
  test('nothing, when all that is required is there', () => {
    expect(problemsOf(filled, rules)).toEqual({});
  });

  test('each required field that is blank, and the rest not', () => {
    expect(problemsOf({ ...NO_FIELDS, username: '  ' }, rules)).toEqual({
      username: 'blank',
      fullname: 'blank',
      password: 'blank',
      confirm: 'blank',
    });
  });

  test('email, reason, captcha and date of birth only where the server wants them', () => {
    const all = { ...rules, emailRequired: true, reasonRequired: true, captchaRequired: true, minAge: 16 };
    expect(problemsOf(filled, all)).toEqual({
      email: 'blank',
      reason: 'blank',
      captcha: 'blank',
      birthday: 'blank',
    });
  });

  test.each([
    ['Ada_1', true, undefined],
    ['ada.b-c', true, undefined],
    ['ada.b-c', false, 'letters'],
    ['ada b', true, 'letters_wide'],
    ['ada@home', false, 'letters'],
    ['größe', true, 'letters_wide'],
  ] as const)('letters that no server of the kind takes in a name: %s', (username, wideNames, problem) => {
    expect(problemsOf({ ...filled, username }, { ...rules, wideNames }).username).toBe(problem);
  });

  test.each([
    ['', undefined],
    ['ada@home.example', undefined],
    [' ada+list@localhost ', undefined],
    ['ada', 'address'],
    ['ada@', 'address'],
    ['@home.example', 'address'],
    ['ada@home.', 'address'],
    ['ada@home@example', 'address'],
    ['a da@home.example', 'address'],
  ])('an address that is none: %s', (email, problem) => {
    expect(problemsOf({ ...filled, email }, rules).email).toBe(problem);
  });

  test('a confirmation that is not the password, to the last blank', () => {
    expect(problemsOf({ ...filled, confirm: 'secret ' }, rules)).toEqual({ confirm: 'mismatch' });
    expect(problemsOf({ ...filled, password: ' ', confirm: ' ' }, rules)).toEqual({});
  });
});

test('names of the server lead to the field of the form, and read like words (REG-04)', () => {
  expect(formField('ap_id')).toBe('username');
  expect(formField('password_confirmation')).toBe('confirm');
  expect(formField('date_of_birth')).toBe('birthday');
  expect(formField('constructor')).toBeNull();
  expect(fieldTitle('ap_id')).toBe('Username');
  expect(fieldTitle('password_confirmation')).toBe('Password confirmation');
});

test('the first language of the browser that the server has is chosen (REG-06)', () => {
  expect(preferredLanguage(['en', 'de', 'ja'], ['fr', 'de-AT', 'en'])).toBe('de');
  expect(preferredLanguage(['pt', 'pt_BR'], ['pt-BR'])).toBe('pt_BR');
  expect(preferredLanguage(['zh_Hans', 'zh_Hant'], ['zh-Hant-TW'])).toBe('zh_Hant');
  expect(preferredLanguage(['zh_Hans', 'zh_Hant'], ['zh-HK', 'en'])).toBe('zh_Hant');
  expect(preferredLanguage(['en', 'zh'], ['zh-TW'])).toBe('zh');
  expect(preferredLanguage(['ja_easy', 'ja', 'x'], ['ja'])).toBe('ja');
  expect(preferredLanguage(['en', 'de'], ['fr'])).toBe('en');
  expect(preferredLanguage([], ['fr'])).toBe('');
});
