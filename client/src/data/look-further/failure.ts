import { toApiError, type ApiError } from '@/domain/api-error';
import type { Asked, Why } from './look-further';

const WHY: Readonly<Partial<Record<ApiError['kind'], Why>>> = {
  'login-needed': 'closed',
  unauthorized: 'closed',
  forbidden: 'closed',
  'not-found': 'missing',
  nonsense: 'missing',
  offline: 'silent',
  timeout: 'slow',
  'rate-limited': 'limited',
  'too-large': 'too-large',
};

/** Of an attempt that came to nothing. */
export const failure = (thrown: unknown, isForbidden: boolean): Asked['outcome'] => {
  const error = toApiError(thrown);
  return { is: 'failed', why: isForbidden ? 'policy' : (WHY[error.kind] ?? 'failed'), error };
};
