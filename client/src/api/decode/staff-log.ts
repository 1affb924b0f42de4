import type { LogEntry } from '@/domain/staff/log-entry';
import type { StaffRight } from '@/domain/staff/staff-user';
import { REPORT_STATES } from './staff-report';
import { dto, id, list, numberOrNull, text, textOrNull, texts } from './shape';

/** No calendar goes further; Unix milliseconds. */
const LAST_DATE = 8.64e15;

const RIGHTS: readonly StaffRight[] = ['admin', 'moderator'];

function reportOf(input: unknown): LogEntry['report'] {
  const from = dto(input);
  const ownId = id(from.id);
  const state = REPORT_STATES.find((known) => known === from.state);
  return from.type === 'report' && ownId !== null && state ? { id: ownId, state } : null;
}

const nickname = (input: unknown): string | null => textOrNull(dto(input).nickname) || null;

/** One line of the moderation log; its time is in seconds. Null without an id. */
export function decodeLogEntry(input: unknown): LogEntry | null {
  const from = dto(input);
  const ownId = id(from.id);
  if (ownId === null) return null;
  const data = dto(from.data);
  const at = (numberOrNull(from.time) ?? Infinity) * 1000;
  const subjects = Array.isArray(data.subject) ? list(data.subject, nickname) : [nickname(data.subject)];
  const named = subjects.filter((one) => one !== null);
  return {
    id: ownId,
    at: at > 0 && at <= LAST_DATE ? at : null,
    message: text(from.message),
    action: text(data.action),
    actor: nickname(data.actor) ?? '',
    subjects: named.length > 0 ? named : texts(data.nicknames),
    tags: texts(data.tags),
    right: RIGHTS.find((right) => right === data.permission) ?? null,
    report: reportOf(data.subject),
  };
}
