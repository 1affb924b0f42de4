import { ApiError } from '@/domain/api-error';

/**
 * A path with its holes percent-encoded: path`/api/v1/statuses/${id}`. A hole that no server can answer
 * (empty, `_`, dots that would climb) throws `not-found` without a call.
 */
export function path(parts: TemplateStringsArray, ...holes: readonly string[]): string {
  let built = parts[0] ?? '';
  for (const [index, hole] of holes.entries()) {
    if (/^(?:_|\.{0,2})$/.test(hole)) throw new ApiError('not-found');
    built += encodeSegment(hole) + (parts[index + 1] ?? '');
  }
  return built;
}

function encodeSegment(segment: string): string {
  try {
    return encodeURIComponent(segment);
  } catch {
    throw new ApiError('not-found'); // a lone surrogate
  }
}
