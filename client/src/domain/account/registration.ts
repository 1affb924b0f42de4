import { writtenLanguage } from '@skein/wire/language-tag';

/** What a person types to become a member (REG-01). */
export interface RegistrationFields {
  username: string;
  fullname: string;
  email: string;
  password: string;
  confirm: string;
  bio: string;
  /** Of the server's mails; a language code, empty when the server offers none. */
  language: string;
  /** `2001-12-31`; empty where the server asks for none. */
  birthday: string;
  reason: string;
  /** What was read in the picture. */
  captcha: string;
}

export type RegistrationField = keyof RegistrationFields | 'token';

export const NO_FIELDS: RegistrationFields = {
  username: '',
  fullname: '',
  email: '',
  password: '',
  confirm: '',
  bio: '',
  language: '',
  birthday: '',
  reason: '',
  captcha: '',
};

/** What this server wants to know. */
export interface RegistrationRules {
  emailRequired: boolean;
  reasonRequired: boolean;
  captchaRequired: boolean;
  /** Years that one must have; the server counts them. Null where it asks for no date of birth. */
  minAge: number | null;
  /** Names may hold `.` and `-` besides letters of a to z, digits and `_`. */
  wideNames: boolean;
}

export type FieldProblem = 'blank' | 'mismatch' | 'letters' | 'letters_wide' | 'address';

/** What is wrong before anything is sent, by field (REG-02); empty when all is well. */
export function problemsOf(
  fields: RegistrationFields,
  rules: RegistrationRules,
): Partial<Record<RegistrationField, FieldProblem | undefined>> {
  const required: readonly (readonly [keyof RegistrationFields, boolean])[] = [
    ['username', true],
    ['fullname', true],
    ['email', rules.emailRequired],
    ['password', true],
    ['confirm', true],
    ['reason', rules.reasonRequired],
    ['captcha', rules.captchaRequired],
    ['birthday', rules.minAge !== null],
  ];
  const problems: Partial<Record<RegistrationField, FieldProblem | undefined>> = {};
  for (const [name, isRequired] of required)
    if (isRequired && isBlank(name, fields[name])) problems[name] = 'blank';
  problems.username ??= nameProblem(fields.username.trim(), rules);
  problems.email ??= addressProblem(fields.email.trim());
  if (!problems.confirm && fields.confirm !== fields.password) problems.confirm = 'mismatch';
  return problems;
}

/** Only what every server of the kind refuses: the rest is for the server to say. */
function nameProblem(name: string, { wideNames }: RegistrationRules): FieldProblem | undefined {
  if (wideNames) return /^[\w.-]*$/.test(name) ? undefined : 'letters_wide';
  return /^\w*$/.test(name) ? undefined : 'letters';
}

const addressProblem = (address: string): FieldProblem | undefined =>
  address === '' || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/.test(address) ? undefined : 'address';

/** Blanks are a password, and nothing else. */
const isBlank = (name: keyof RegistrationFields, value: string): boolean =>
  (name === 'password' || name === 'confirm' ? value : value.trim()) === '';

/** A picture to read before registering. */
export interface Captcha {
  type: 'kocaptcha' | 'native';
  /** Of the picture; https, of the same server, or `data:image/…`. */
  url: string;
  token: string;
  answerData: string;
}

/** All that is sent. */
export interface RegistrationRequest {
  fields: RegistrationFields;
  captcha: Captcha | null;
  /** The invitation. */
  token: string | null;
}

/** One thing that the server found wrong: with a field, or, when `field` is null, altogether. */
export interface ServerProblem {
  /** As the server calls it. */
  field: string | null;
  words: string;
}

/** The field of the form that the server means by this name. */
export function formField(name: string): RegistrationField | null {
  const known: Readonly<Record<string, RegistrationField>> = {
    nickname: 'username',
    username: 'username',
    ap_id: 'username',
    name: 'fullname',
    fullname: 'fullname',
    display_name: 'fullname',
    email: 'email',
    password: 'password',
    password_confirmation: 'confirm',
    bio: 'bio',
    captcha: 'captcha',
    reason: 'reason',
    registration_reason: 'reason',
    language: 'language',
    locale: 'language',
    date_of_birth: 'birthday',
    token: 'token',
  };
  return Object.hasOwn(known, name) ? (known[name] ?? null) : null;
}

/** `password_confirmation` → `Password confirmation`; `ap_id` is the username (REG-04). */
export function fieldTitle(name: string): string {
  const words = (name === 'ap_id' ? 'username' : name).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const dashed = (code: string): string => code.replaceAll('_', '-').toLowerCase();

/** The first of the reader's languages that the server has, in the reader's script if it can be; else the server's first (REG-06). */
export function preferredLanguage(offered: readonly string[], wanted: readonly string[]): string {
  const base = (tag: string): string => tag.split('-')[0] ?? '';
  for (const tag of wanted.map(dashed))
    for (const as of [(one: string) => one, writtenLanguage, base]) {
      const found = offered.find((code) => as(dashed(code)) === as(tag));
      if (found !== undefined) return found;
    }
  return offered[0] ?? '';
}
