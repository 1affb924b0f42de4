import { useCallback, useEffect, useRef, useState } from 'react';
import { useServer } from '@/data/react/records';
import { useSessions } from '@/data/react/sessions-context';
import type { RegistrationOutcome } from '@/data/session/door';
import type { Sessions } from '@/data/session/sessions';
import { toApiError, type ApiError } from '@/domain/api-error';
import {
  NO_FIELDS,
  preferredLanguage,
  problemsOf,
  type Captcha,
  type FieldProblem,
  type RegistrationField,
  type RegistrationFields,
  type RegistrationRules,
  type ServerProblem,
} from '@/domain/account/registration';
import type { Server } from '@/domain/instance/server';
import { parseJson } from '@/lib/parse-json';
import { createStorage } from '@/lib/storage';
import { whenReleased } from '@/lib/when-released';

/** `unknown`: the server has not said yet whether it wants one. */
export type CaptchaState =
  | { is: 'unknown' }
  | { is: 'loading' }
  | { is: 'failed' }
  | { is: 'here'; captcha: Captcha | null };

interface Refusal {
  problems: readonly ServerProblem[];
  error: ApiError;
}

export interface RegistrationForm {
  fields: RegistrationFields;
  rules: RegistrationRules;
  /** Of the fields that were left or sent. */
  problems: Partial<Record<RegistrationField, FieldProblem | 'reserved' | undefined>>;
  /** The field that was left last; null after an attempt, whose summary says it all. */
  justLeft: RegistrationField | null;
  refusal: Refusal | null;
  captcha: CaptchaState;
  busy: boolean;
  /** Counts attempts that ended with something wrong: the summary takes the focus then. */
  rejected: number;
  set: (name: keyof RegistrationFields, value: string) => void;
  leave: (name: keyof RegistrationFields) => void;
  newCaptcha: () => void;
  submit: () => void;
}

const storage = createStorage(() => sessionStorage);
const PLACE = 'skein.registration';

/** What was typed stays while this tab is open, whatever is looked at or loaded meanwhile; passwords do not. */
const keep = (fields: RegistrationFields): boolean =>
  storage.set(PLACE, JSON.stringify({ ...fields, password: '', confirm: '', captcha: '' }));

function startFields({ languages, minAge }: Server): RegistrationFields {
  const kept = parseJson(storage.get(PLACE) ?? '');
  const known = new Map<string, unknown>(
    typeof kept === 'object' && kept !== null ? Object.entries(kept) : [],
  );
  const word = (name: keyof RegistrationFields, otherwise = ''): string => {
    const value = known.get(name);
    return typeof value === 'string' ? value : otherwise;
  };
  return {
    ...NO_FIELDS,
    username: word('username'),
    fullname: word('fullname'),
    email: word('email'),
    bio: word('bio'),
    language: word('language', preferredLanguage(languages, navigator.languages)),
    birthday: minAge ? word('birthday') : '',
    reason: word('reason'),
  };
}

const rulesOf = (server: Server, captcha: CaptchaState): RegistrationRules => ({
  emailRequired: server.accountActivationRequired || !server.can.pleromaApi,
  reasonRequired: server.approvalRequired,
  minAge: server.minAge ?? null,
  captchaRequired: captcha.is === 'here' && captcha.captcha !== null,
  wideNames: server.can.pleromaApi,
});

function useCaptcha(): readonly [CaptchaState, again: () => void] {
  const sessions = useSessions();
  const [state, setState] = useState<CaptchaState>({ is: 'unknown' });
  const asked = useRef(0);
  const ask = useCallback(async (): Promise<void> => {
    asked.current += 1;
    const turn = asked.current;
    const next = await sessions
      .door()
      .then((door) => door.captcha())
      .then(
        (captcha): CaptchaState => ({ is: 'here', captcha }),
        // A server that does not know the call wants no captcha.
        (thrown: unknown): CaptchaState =>
          toApiError(thrown).kind === 'not-found' ? { is: 'here', captcha: null } : { is: 'failed' },
      );
    if (turn === asked.current) setState(next);
  }, [sessions]);
  useEffect(() => void ask(), [ask]);
  const again = (): void => {
    setState({ is: 'loading' });
    void ask();
  };
  return [state, again];
}

function allProblems(
  fields: RegistrationFields,
  rules: RegistrationRules,
  { restrictedNicknames }: Server,
): RegistrationForm['problems'] {
  const all: RegistrationForm['problems'] = problemsOf(fields, rules);
  if (!all.username && restrictedNicknames.includes(fields.username.trim().toLowerCase()))
    all.username = 'reserved';
  return all;
}

async function register(
  sessions: Sessions,
  { captcha, ...asked }: { fields: RegistrationFields; captcha: CaptchaState; token: string | null },
): Promise<RegistrationOutcome> {
  const door = await sessions.door().catch((thrown: unknown) => toApiError(thrown));
  if (door instanceof Error) return { is: 'refused', problems: [], error: door };
  return door.register({ ...asked, captcha: captcha.is === 'here' ? captcha.captcha : null });
}

/** The fields whose mistakes are shown: those that were left, and after an attempt all of them. */
function useLeftFields() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<RegistrationField | null>(null);
  const attempts = useRef(0);
  return {
    last,
    among: (all: RegistrationForm['problems']): RegistrationForm['problems'] =>
      Object.fromEntries(Object.entries(all).filter(([name]) => left.has(name))),
    forget: (name: string): void => setLeft((before) => new Set([...before].filter((one) => one !== name))),
    leave: (name: keyof RegistrationFields): void => {
      const attempt = attempts.current;
      // The words of what is wrong push the button away from the press that leaves the field.
      whenReleased(() => {
        if (attempts.current !== attempt) return;
        setLeft((before) => (before.has(name) ? before : new Set([...before, name])));
        setLast(name);
      });
    },
    leaveAll(): void {
      attempts.current += 1;
      setLast(null);
      setLeft(new Set(Object.keys(NO_FIELDS)));
    },
  };
}

/** The form of REG-01 to REG-06. */
export function useRegistration(
  token: string | null,
  onDone: (outcome: Exclude<RegistrationOutcome, { is: 'refused' }>) => void,
): RegistrationForm {
  const sessions = useSessions();
  const server = useServer();
  const [fields, setFields] = useState(() => startFields(server));
  const left = useLeftFields();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const [rejected, setRejected] = useState(0);
  const [captcha, newCaptcha] = useCaptcha();
  const sending = useRef(false);
  useEffect(() => void keep(fields), [fields]);

  const rules = rulesOf(server, captcha);
  const all = allProblems(fields, rules, server);
  const send = async (): Promise<void> => {
    sending.current = true;
    setBusy(true);
    setRefusal(null);
    const outcome = await register(sessions, { fields, captcha, token });
    sending.current = false;
    setBusy(false);
    if (outcome.is !== 'refused') {
      storage.remove(PLACE);
      return onDone(outcome);
    }
    setRefusal(outcome);
    setRejected((before) => before + 1);
    // A captcha is good for one attempt (REG-04).
    setFields((before) => ({ ...before, captcha: '' }));
    left.forget('captcha');
    newCaptcha();
  };

  return {
    fields,
    rules,
    problems: left.among(all),
    justLeft: left.last,
    refusal,
    captcha,
    busy,
    rejected,
    set(name, value) {
      // Nothing is said of the first letters while they are typed, not even after an attempt.
      if (fields[name] === '') left.forget(name);
      setFields((before) => ({ ...before, [name]: value }));
    },
    leave: left.leave,
    newCaptcha,
    submit() {
      if (sending.current) return;
      left.leaveAll();
      if (Object.values(all).some(Boolean)) setRejected((before) => before + 1);
      else void send();
    },
  };
}
