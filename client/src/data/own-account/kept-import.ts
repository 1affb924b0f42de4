import { IMPORT_KINDS, type ImportKind } from '@/domain/account/account-csv';
import type { ApiErrorKind } from '@/domain/api-error';
import type { Core } from '@/data/core';
import { parseJson } from '@/lib/parse-json';
import type { FailedLine, ImportState } from './account-files';

/** What ends an import: the lines behind would fail alike. `aborted` is its reader, who needs no words for it. */
export const ENDS = [
  'offline',
  'timeout',
  'unauthorized',
  'login-needed',
  'aborted',
  'server',
  'nonsense',
] as const satisfies readonly ApiErrorKind[];

/** What was asked for. */
export interface KeptWork {
  kind: ImportKind;
  lines: readonly string[];
}

/** An import is kept in the browser with how far it came: a page that is closed loses nothing. */
export function keptImport({ platform: { storage }, key }: Pick<Core, 'platform' | 'key'>) {
  const places = { work: `skein.import:${key}`, at: `skein.import-at:${key}` };
  return {
    begin(work: KeptWork): void {
      storage.remove(places.at);
      storage.set(places.work, JSON.stringify(work));
    },
    /** Whether a key of the storage is its; null: all were changed. */
    isOf: (place: string | null): boolean => place === null || Object.values(places).includes(place),
    note: ({ at, already, failed, error }: ImportState): void =>
      void storage.set(places.at, JSON.stringify({ at, already, failed, error })),
    forget: (): void => {
      storage.remove(places.work);
      storage.remove(places.at);
    },
    read: (): { work: KeptWork; state: ImportState } | null =>
      readKept(storage.get(places.work), storage.get(places.at)),
  };
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  const value = parseJson(text ?? '');
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const isFailed = (item: unknown): item is FailedLine =>
  typeof item === 'object' &&
  item !== null &&
  'line' in item &&
  'why' in item &&
  typeof item.line === 'string';

function readKept(work: string | null, at: string | null): { work: KeptWork; state: ImportState } | null {
  const { kind, lines } = parsed(work);
  const known = IMPORT_KINDS.find((one) => one === kind);
  if (known === undefined || !Array.isArray(lines)) return null;
  const texts = lines.filter((line): line is string => typeof line === 'string');
  const from = parsed(at);
  const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
  const done = Math.min(number(from['at']), texts.length);
  const state: ImportState = {
    is: done >= texts.length ? 'finished' : 'stopped',
    kind: known,
    total: texts.length,
    at: done,
    already: number(from['already']),
    failed: Array.isArray(from['failed']) ? from['failed'].filter(isFailed) : [],
    until: null,
    error: ENDS.find((end) => end === from['error']) ?? null,
  };
  return { work: { kind: known, lines: texts }, state };
}
