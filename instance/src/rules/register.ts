import type { Instance } from '../lib/context.ts';
import { failure } from '../lib/errors.ts';
import { LIMITS } from '../lib/limits.ts';
import { hashPassword, randomSecret } from '../lib/secrets.ts';
import { isLonger } from '../lib/text.ts';
import { hostOf, STORED_ORIGIN } from '../lib/urls.ts';
import { newId } from '../storage/ids.ts';
import { insertRow } from '../storage/insert.ts';
import { getSettings, setMeta } from '../storage/settings.ts';
import { RESTRICTED_NICKNAMES } from './restricted-nicknames.ts';
import { renderNote } from './profile.ts';

export interface Registration {
  username: string;
  password: string;
  fullname: string;
  email: string | null;
  bio: string;
  reason: string | null;
  language: string | null;
}

type Problems = Record<string, string[]>;

const BLANK = "can't be blank";
const LONG = 'should be at most %{count} character(s)';

function nicknameProblem(inst: Instance, name: string): string | null {
  if (name === '') return BLANK;
  if (!/^[a-zA-Z\d_.-]+$/.test(name) || name.length > 100) return 'has invalid format';
  if (RESTRICTED_NICKNAMES.includes(name.toLowerCase())) return 'is reserved';
  const taken = inst.db.get('SELECT 1 FROM accounts WHERE acct = ? COLLATE NOCASE', name);
  return taken ? 'has already been taken' : null;
}

function emailProblem(inst: Instance, email: string | null): string | null {
  if (email === null) return null;
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'has invalid format';
  return inst.db.get('SELECT 1 FROM credentials WHERE email = ?', email) ? 'has already been taken' : null;
}

function problemsOf(inst: Instance, form: Registration): Problems {
  const problems: Problems = {};
  const add = (field: string, problem: string | null) => {
    if (problem !== null) problems[field] = [problem];
  };
  if (form.fullname === '') add('name', BLANK);
  else if (isLonger(form.fullname, LIMITS.name)) add('name', LONG);
  add('email', emailProblem(inst, form.email));
  if (isLonger(form.bio, LIMITS.bio)) add('bio', LONG);
  if (form.password === '') {
    add('password', BLANK);
    add('password_confirmation', BLANK);
  }
  const nickname = nicknameProblem(inst, form.username);
  add('nickname', nickname);
  if (nickname === 'has already been taken') add('ap_id', nickname);
  return problems;
}

/** Whether nobody has registered yet on an instance that began empty. */
function isFirst(inst: Instance): boolean {
  return inst.firstIsAdmin && !inst.db.get('SELECT 1 FROM credentials LIMIT 1');
}

/** The account's address must be confirmed before it signs in; mail goes into the log. */
function mailConfirmation(inst: Instance, id: string, email: string | null, base: string): void {
  const token = randomSecret(16);
  setMeta(inst.db, `confirm ${id}`, token);
  inst.log(
    `mail to ${email ?? 'nobody'}: confirm your address at ${base}/api/account/confirm_email/${id}/${token}`,
  );
}

/** Makes a local account; returns its id. Ends with 400 and a JSON text of field problems (api.md §9). */
export function register(inst: Instance, form: Registration, base: string): string {
  const problems = problemsOf(inst, form);
  if (Object.keys(problems).length > 0) throw failure(400, JSON.stringify(problems));
  const passwordHash = hashPassword(form.password);
  const id = newId(inst.now());
  inst.db.transaction(() => {
    const first = isFirst(inst);
    const { approvalRequired, accountActivation } = getSettings(inst.db);
    // Nobody is there yet who could approve the first; the link in the log anybody who starts the server can follow.
    const approved = first || !approvalRequired;
    const confirmed = !accountActivation;
    const address = `${STORED_ORIGIN}/users/${form.username}`;
    insertRow(inst.db, 'accounts', {
      id,
      username: form.username,
      acct: form.username,
      ap_id: address,
      url: address,
      display_name: form.fullname,
      note: renderNote(inst.db, hostOf(base), form.bio),
      note_source: form.bio,
      language: form.language,
      registration_reason: form.reason,
      is_admin: first ? 1 : 0,
      is_approved: approved ? 1 : 0,
      is_confirmed: confirmed ? 1 : 0,
      created_at: inst.now(),
    });
    insertRow(inst.db, 'credentials', {
      account_id: id,
      email: form.email,
      password_hash: passwordHash,
    });
    if (!confirmed) mailConfirmation(inst, id, form.email, base);
  });
  return id;
}
