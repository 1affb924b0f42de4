import type { ApiError } from '@/domain/api-error';
import type { Server } from '@/domain/instance/server';

/** Why a file cannot be sent as it is. Sizes in bytes. */
export type UploadProblem =
  | { is: 'empty' }
  | { is: 'too-big'; size: number; limit: number }
  /** The server names the types that it takes, and this is none of them. */
  | { is: 'type' }
  /** The browser has not kept the file, and the server has forgotten it. */
  | { is: 'lost' }
  | { is: 'failed'; error: ApiError };

export type UploadState =
  | { is: 'waiting' }
  /** `sent` from 0 to 1. */
  | { is: 'sending'; sent: number }
  /** The server has the file and works on it. */
  | { is: 'processing' }
  | { is: 'done'; mediaId: string }
  /** By hand; can be sent again. */
  | { is: 'stopped' }
  | { is: 'failed'; problem: UploadProblem };

const isPicture = (type: string): boolean => type.startsWith('image/');

/** Largest size of a file of this type; null without a limit. */
function sizeLimit({ uploadLimit, uploads }: Server, type: string): number | null {
  const own = isPicture(type) ? (uploads?.imageSize ?? null) : null;
  if (own === null || uploadLimit === null) return own ?? uploadLimit;
  return Math.min(own, uploadLimit);
}

/** One type has several names: `audio/x-wav`, `AUDIO/WAV`, `audio/wav; codecs=1`. */
const plainType = (type: string): string =>
  (type.toLowerCase().split(';')[0] ?? '').trim().replace('/x-', '/').replace('image/jpg', 'image/jpeg');

const takesType = (types: readonly string[], type: string): boolean =>
  types.some((each) => plainType(each) === plainType(type));

/** What can be told before anything is sent; null when nothing speaks against it. */
export function problemOfFile(file: { size: number; type: string }, server: Server): UploadProblem | null {
  if (file.size === 0) return { is: 'empty' };
  const limit = sizeLimit(server, file.type);
  if (limit !== null && limit > 0 && file.size > limit) return { is: 'too-big', size: file.size, limit };
  const types = server.uploads?.types ?? [];
  // A browser that does not know a type says nothing: the server shall judge.
  if (file.type !== '' && types.length > 0 && !takesType(types, file.type)) return { is: 'type' };
  return null;
}

/** How many more files a post takes; Infinity where the server does not say. */
export const filesLeft = ({ uploads }: Server, count: number): number =>
  uploads?.files ? Math.max(0, uploads.files - count) : Infinity;

/** The list with the file of `key` one place further; `by` is -1 or 1. */
export function moved<T extends { key: string }>(files: readonly T[], key: string, by: number): readonly T[] {
  const from = files.findIndex((file) => file.key === key);
  return from === -1 ? files : movedTo(files, key, from + by);
}

/** The list with the file of `key` at `place`, the others in their order. */
export function movedTo<T extends { key: string }>(
  files: readonly T[],
  key: string,
  place: number,
): readonly T[] {
  const file = files.find((each) => each.key === key);
  if (!file || place < 0 || place >= files.length) return files;
  const others = files.filter((each) => each !== file);
  return [...others.slice(0, place), file, ...others.slice(place)];
}

/** Files that people who cannot see or hear them know nothing of. */
export const withoutDescription = <T extends { description: string }>(files: readonly T[]): readonly T[] =>
  files.filter(({ description }) => description.trim() === '');
