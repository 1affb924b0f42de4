import {
  fetchCaptcha,
  registerAccount,
  registrationProblems,
  requestPasswordReset,
  type Registered,
} from '@/api/endpoints/registration';
import type { Client } from '@/api/http';
import { toApiError, type ApiError } from '@/domain/api-error';
import type { Captcha, RegistrationRequest, ServerProblem } from '@/domain/account/registration';
import type { Server } from '@/domain/instance/server';
import type { AppRegistrations } from './app-registration';

export type RegistrationOutcome =
  | { is: 'signed-in' | 'awaiting-approval' | 'awaiting-email' }
  /** The account is there, signing in did not work. */
  | { is: 'created' }
  /** `problems` is empty when the words are those of the error itself. */
  | { is: 'refused'; problems: readonly ServerProblem[]; error: ApiError };

/** The front door of the server that is shown: becoming a member, and coming back without a password. */
export interface Door {
  /** Null where none is wanted; throws ApiError. */
  captcha(): Promise<Captcha | null>;
  register(request: RegistrationRequest): Promise<RegistrationOutcome>;
  /** Throws ApiError. */
  resetPassword(email: string): Promise<void>;
}

export interface DoorOptions {
  registrations: AppRegistrations;
  target: () => { client: Client; server: Server };
  /** Loads the account of a token and shows it; throws ApiError. */
  adopt: (client: Client, token: string) => Promise<void>;
  rememberName: (username: string) => void;
}

/** Akkoma wants this one (S2 §3); all others the language of the mails. */
const localeOf = (request: RegistrationRequest, { can }: Server): string =>
  can.pleromaApi ? 'en_US' : request.fields.language || 'en';

const isRefusal = ({ kind }: ApiError): boolean => kind === 'unauthorized' || kind === 'forbidden';

/** Sends the form with the app's token; a token or an app that the server forgot is replaced once. */
async function send(
  { registrations, target }: DoorOptions,
  request: RegistrationRequest,
): Promise<Registered> {
  const { client, server } = target();
  const attempt = async (): Promise<Registered> => {
    await registrations.ensure(client, server.can);
    return registerAccount(client, await registrations.appToken(client), request, localeOf(request, server));
  };
  const { fresh } = await registrations.ensure(client, server.can);
  try {
    return await attempt();
  } catch (thrown) {
    if (fresh || !isRefusal(toApiError(thrown))) throw thrown;
    registrations.forget(client.base);
    return attempt();
  }
}

/** REG-03. Servers that sign nobody in before a mail or a moderator answered refuse the new token. */
async function enter({ target, adopt }: DoorOptions, token: string): Promise<RegistrationOutcome> {
  const { client, server } = target();
  try {
    await adopt(client, token);
    return { is: 'signed-in' };
  } catch (thrown) {
    if (!isRefusal(toApiError(thrown))) return { is: 'created' };
    return { is: server.approvalRequired ? 'awaiting-approval' : 'awaiting-email' };
  }
}

export function createDoor(options: DoorOptions): Door {
  const { target, rememberName } = options;
  return {
    captcha: async () => {
      const { client, server } = target();
      return server.can.pleromaApi ? fetchCaptcha(client) : null;
    },
    async register(request) {
      try {
        const registered = await send(options, request);
        rememberName(request.fields.username.trim());
        return registered.is === 'token' ? await enter(options, registered.token) : registered;
      } catch (thrown) {
        const error = toApiError(thrown);
        return {
          is: 'refused',
          problems: error.kind === 'invalid' ? registrationProblems(error) : [],
          error,
        };
      }
    },
    resetPassword: async (email) => requestPasswordReset(target().client, email),
  };
}
