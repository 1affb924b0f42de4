import type { Announcement } from '@/domain/instance/announcement';
import { dayOrTime, dayRange } from '@/i18n/day-range';
import type { Translator } from '@/i18n/translator';

type Times = Pick<Announcement, 'startsAt' | 'endsAt' | 'publishedAt' | 'allDay' | 'inactive'>;

/** When it is, in words; empty when nothing is known. */
export function timesOf(t: Translator, of: Times, now: number): string {
  const { startsAt, endsAt, publishedAt, allDay, inactive } = of;
  const say = (time: number): string => dayOrTime(t, time, allDay);
  if (inactive && endsAt !== null && endsAt <= now) return t('announcing.ended', { time: say(endsAt) });
  if (inactive && startsAt !== null && startsAt > now)
    return t('announcing.starts_later', { time: say(startsAt) });
  if (startsAt !== null && endsAt !== null) {
    const time = dayRange(t, startsAt, endsAt, allDay);
    return allDay ? t('announcing.all_day_of', { time }) : time;
  }
  if (startsAt !== null) return t('announcing.from', { time: say(startsAt) });
  if (endsAt !== null) return t('announcing.until', { time: say(endsAt) });
  return publishedAt === null ? '' : t('announcing.published', { time: dayOrTime(t, publishedAt, false) });
}
