/**
 * What can go wrong with a request. `kind` decides the words (i18n) and what is tried next;
 * `message` is the server's own text, only ever shown as plain text. Never holds a token or URL query.
 */
export type ApiErrorKind =
  | 'offline' // no network, or the server could not be reached
  | 'timeout'
  | 'aborted' // by us; never shown
  | 'unauthorized' // 401, or 403 with "Invalid credentials."
  | 'login-needed' // 401 to a visitor
  | 'forbidden' // 403
  | 'not-found' // 404, 410
  | 'rate-limited' // 429
  | 'too-large' // 413
  | 'invalid' // 400, 409, 422, and 200 with an error inside
  | 'server' // 5xx
  | 'nonsense'; // HTML or another shape where JSON was expected

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Pleroma/Akkoma error identifier such as `password_reset_required`; ours: `cut` of JSON that is not whole, `part`,
   * `deleted` of what was here a moment ago, `pin-limit` of one post too many. */
  readonly identifier: string | null;
  /** Decoded error body for the few callers that need more (mfa_token, field errors). */
  readonly body: unknown;
  /** Unix milliseconds before which the same call is pointless; null when the server did not say. */
  readonly retryAt: number | null;

  constructor(
    kind: ApiErrorKind,
    facts: {
      status?: number;
      message?: string;
      identifier?: string | null;
      body?: unknown;
      retryAt?: number | null;
    } = {},
  ) {
    super(facts.message ?? '');
    this.kind = kind;
    this.status = facts.status ?? 0;
    this.identifier = facts.identifier ?? null;
    this.body = facts.body ?? null;
    this.retryAt = facts.retryAt ?? null;
  }
}

/** What something in between says when the server behind it is not there. */
const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/** It is not the server who said so. */
export const isUnheard = ({ kind, status }: ApiError): boolean =>
  kind === 'offline' || kind === 'timeout' || GATEWAY.has(status);

/** The server gave no answer that tells: it may have done what was asked, or do it yet. */
export const mayBeDone = ({ kind, status }: ApiError): boolean =>
  kind === 'timeout' || kind === 'offline' || kind === 'nonsense' || status === 502 || status === 504;

/** Asking again may help: what the server does not have it will not have a moment later. */
export const mayCome = ({ kind }: ApiError): boolean => kind !== 'not-found';

/** A part of Skein that does not come: the network is gone, or an update of the server's files took it away. */
export const partMissing = (): ApiError => new ApiError('offline', { identifier: 'part' });

/** Anything thrown becomes an ApiError; a bug in our own code reads as `nonsense`. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  return new ApiError('nonsense', { message: thrown instanceof Error ? thrown.message : '' });
}

/** State of a request whose data stays visible whatever happens. */
export type Fetch = { is: 'idle' } | { is: 'loading' } | { is: 'failed'; error: ApiError };
