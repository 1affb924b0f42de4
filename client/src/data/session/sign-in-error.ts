import type { ApiError } from '@/domain/api-error';
import type { SignInError } from './sessions';

const reachedNobody = (error: ApiError): boolean => error.kind === 'offline' || error.kind === 'timeout';

/** Where an error of a sign-in comes from decides its words (AUTH-05, S1 §8). */
export type SignInStep = 'password' | 'challenge' | 'code' | 'other';

/**
 * Akkoma answers a wrong password with 400, S1 names 401: both read alike. The sentences of the token
 * endpoint are shown as they came; a broken server has none worth showing.
 */
export function signInError(error: ApiError, step: SignInStep): SignInError {
  if (reachedNobody(error)) return { is: 'no-connection' };
  if (error.identifier === 'access_denied') return { is: 'denied' };
  const says = error.message.trim();
  const credentials = error.status === 401 || (error.status === 400 && says === 'Invalid credentials');
  if (step === 'password' && credentials) return { is: 'wrong-credentials' };
  const spoken = says !== '' && error.status >= 400 && error.status < 500;
  return step !== 'other' && spoken && !credentials ? { is: 'server-text', text: says } : { is: 'failed' };
}
