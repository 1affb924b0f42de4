import { ApiError, type ApiErrorKind } from '@/domain/api-error';
import { dto, text, wordsOrNull } from './decode/shape';

/** A server's sentence longer than this is no sentence. */
const LONGEST_MESSAGE = 1000;

/** The longest pause that is believed. */
const LONGEST_PAUSE = 24 * 60 * 60 * 1000;

const BY_STATUS: Readonly<Record<number, ApiErrorKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  408: 'timeout',
  410: 'not-found',
  413: 'too-large',
  429: 'rate-limited',
};

function kindOf(status: number, message: string): ApiErrorKind {
  // Akkoma and Pleroma answer a missing or dead token like this (api.md §1).
  if (status === 403 && message === 'Invalid credentials.') return 'unauthorized';
  // Mastodon before 4.3 does to a visitor; Hollo still does.
  if (status === 422 && /authenticated user/.test(message)) return 'unauthorized';
  return BY_STATUS[status] ?? (status >= 500 ? 'server' : 'invalid');
}

/** First words that a person can read in an error body: JSON of several shapes, or a bare text. */
function messageOf(body: unknown): string {
  if (typeof body === 'string') return body;
  const from = dto(body);
  return text(
    [from.error_description, from.error, from.message, dto(from.errors).detail].find((each) => text(each)),
  );
}

function retryAtOf(headers: Headers, now: number): number | null {
  const after = headers.get('retry-after') ?? headers.get('x-ratelimit-reset');
  if (!after) return null;
  const seconds = Number(after);
  // Small numbers are seconds from now, large ones a Unix time; all else is a date.
  const fromNow = seconds < 1e9 ? now + seconds * 1000 : seconds * 1000;
  const at = Number.isNaN(seconds) ? Date.parse(after) : fromNow;
  return Number.isNaN(at) ? null : Math.min(Math.max(at, now), now + LONGEST_PAUSE);
}

/** The error of an answer whose status is not 2xx, or that holds an error all the same. */
export function answerError(status: number, headers: Headers, body: unknown, now: number): ApiError {
  const message = messageOf(body).slice(0, LONGEST_MESSAGE);
  return new ApiError(kindOf(status, message), {
    status,
    message,
    identifier: wordsOrNull(dto(body).identifier),
    body: body ?? null,
    retryAt: retryAtOf(headers, now),
  });
}
