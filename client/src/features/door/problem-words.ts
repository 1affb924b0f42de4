import {
  fieldTitle,
  formField,
  type RegistrationField,
  type ServerProblem,
} from '@/domain/account/registration';
import type { ApiError } from '@/domain/api-error';
import { errorWords } from '@/i18n/error-words';
import type { Translator } from '@/i18n/translator';
import type { RegistrationForm } from './use-registration';

/** One thing that is wrong; `field` is null when it is none of the form's. */
export interface Complaint {
  field: RegistrationField | null;
  /** Beside its field. */
  words: string;
  /** By itself, in the summary. */
  sentence: string;
}

const LABELS = {
  username: 'door.username',
  fullname: 'door.fullname',
  email: 'door.email',
  language: 'door.language',
  birthday: 'door.birthday',
  password: 'door.password',
  confirm: 'door.confirm',
  bio: 'door.bio',
  reason: 'door.reason',
  captcha: 'door.captcha',
  token: 'door.token',
} as const satisfies Record<RegistrationField, string>;

const FIELDS = Object.keys(LABELS).filter((name): name is RegistrationField => name in LABELS);

/** REG-04: the field's name, then what the server says of it. */
function fromServer(t: Translator, { field, words }: ServerProblem): Complaint {
  const known = field === null ? null : formField(field);
  const isSentence = field === null || /^[A-Z]/.test(words);
  const sentence = isSentence
    ? words
    : t('door.server_problem', {
        field: known === null ? fieldTitle(field) : t(LABELS[known]),
        problem: words,
      });
  return { field: known, words: sentence, sentence };
}

/** Akkoma says of a taken name that it is taken twice. */
const saysTheSame = (one: ServerProblem, other: ServerProblem): boolean =>
  one.field !== null &&
  other.field !== null &&
  formField(one.field) !== null &&
  formField(one.field) === formField(other.field) &&
  one.words === other.words;

/** The token is the app's: nobody's sign-in has run out, and nothing is missing that the reader knows of. */
const refusalWords = (t: Translator, error: ApiError): string =>
  error.kind === 'unauthorized' || error.kind === 'not-found' ? t('door.refused') : errorWords(t, error);

/** All that is wrong with the form now, in the order of its fields. */
export function complaintsOf(
  t: Translator,
  { problems, refusal }: Pick<RegistrationForm, 'problems' | 'refusal'>,
): readonly Complaint[] {
  const own = FIELDS.flatMap((field): Complaint[] => {
    const problem = problems[field];
    if (!problem) return [];
    const words = t(`door.${problem}`);
    // A label that is a question needs no colon.
    const key = field === 'reason' ? 'door.server_problem' : 'door.field_problem';
    return [{ field, words, sentence: t(key, { field: t(LABELS[field]), problem: words }) }];
  });
  if (!refusal) return own;
  const theirs = refusal.problems
    .filter((problem, at, all) => !all.slice(at + 1).some((later) => saysTheSame(problem, later)))
    .map((problem) => fromServer(t, problem));
  if (theirs.length > 0) return [...own, ...theirs];
  const words = refusalWords(t, refusal.error);
  return [...own, { field: null, words, sentence: words }];
}
