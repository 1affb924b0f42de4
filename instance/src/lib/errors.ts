import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Ends a request with a JSON body; thrown anywhere below a route. */
export class ApiFailure extends HTTPException {
  readonly body: unknown;

  constructor(status: ContentfulStatusCode, body: unknown) {
    super(status, { message: `answered ${status}` });
    this.body = body;
  }
}

/** `{"error": text}` with a status, `extra` keys beside it. */
export function failure(
  status: ContentfulStatusCode,
  error: string,
  extra: Record<string, unknown> = {},
): ApiFailure {
  return new ApiFailure(status, { error, ...extra });
}

export const notFound = (error = 'Record not found') => failure(404, error);
export const badRequest = (error: string) => failure(400, error);
export const unprocessable = (error: string) => failure(422, error);
/** A file or a body that this server does not take. */
export const tooLarge = (error = 'File is too large') => failure(413, error);
export const forbidden = (error: string) => failure(403, error);

/** No token, or one that is unknown, revoked or run out. Akkoma says 403 here, in the same words. */
export const invalidCredentials = (error = 'Invalid credentials.') => failure(401, error);

function validation(error: string, pointer: string, message: string): ApiFailure {
  const errors = [{ title: 'Invalid value', source: { pointer: `/${pointer}` }, message }];
  return failure(400, error, { errors });
}

/** A field that must be there is not. */
export function missingField(name: string): ApiFailure {
  const message = `Missing field: ${name}`;
  return validation(`${message}.`, name, message);
}

/** A field of another type than the call takes, e.g. `invalidField('limit', 'integer', 'string')`. */
export function invalidField(name: string, wanted: string, got: string): ApiFailure {
  const message = `Invalid ${wanted}. Got: ${got}`;
  return validation(`${name} - ${message}.`, name, message);
}

/** Akkoma's crashes that clients meet: `{"errors":{"detail":…}}`. */
export function internalError(status: 400 | 500 = 500): ApiFailure {
  return new ApiFailure(status, { errors: { detail: 'Internal server error' } });
}
