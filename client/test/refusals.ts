import { ApiError, type ApiErrorKind } from '@/domain/api-error';
import { errors } from '@/i18n/messages/en/errors';

/** What a server says itself. */
const SAID = 'It went wrong on purpose.';

type Refusal = readonly [kind: ApiErrorKind, words: string];

/** Every way in which a call of somebody who is signed in fails, with the words that are shown of it. */
export const REFUSALS: readonly Refusal[] = [
  ['unauthorized', errors.unauthorized],
  ['forbidden', SAID],
  ['not-found', errors.not_found],
  ['rate-limited', errors.rate_limited],
  ['too-large', errors.too_large],
  ['invalid', SAID],
  ['server', SAID],
  ['nonsense', errors.nonsense],
  ['offline', errors.offline],
  ['timeout', errors.timeout],
];

/** Those after which the same call may succeed: what the server does not have will not come a moment later. */
export const PASSING = REFUSALS.filter(([kind]) => kind !== 'not-found');

export const refusal = (kind: ApiErrorKind): ApiError => new ApiError(kind, { status: 418, message: SAID });

/** A call that is refused in each of these ways, one after the other, when `next` is called; then it is let through. */
export function refusing(all: readonly Refusal[]): { check: () => void; next: () => void } {
  let at = 0;
  return {
    check() {
      const now = all[at];
      if (now) throw refusal(now[0]);
    },
    next: () => void (at += 1),
  };
}
