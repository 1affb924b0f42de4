import { useMemo, type ReactElement } from 'react';
import type { CatchUpPost } from '@/domain/catch-up/catch-up-post';
import { countsByHour, type Bar } from '@/domain/catch-up/hours';
import { dateTime, plainNumber } from '@/i18n/formatters';
import { useT } from '@/i18n/use-t';
import styles from './catch-up.module.css';

const MINUTE = 60_000;

const fullest = (bars: readonly Bar[]): Bar | undefined =>
  bars.reduce<Bar | undefined>((most, bar) => (bar.posts > (most?.posts ?? 0) ? bar : most), undefined);

/** How many posts came when: bars for the eye, the same as a table. */
export function Chart({
  posts,
  from,
  to,
}: {
  posts: readonly CatchUpPost[];
  from: number;
  to: number;
}): ReactElement | null {
  const t = useT();
  const bars = useMemo(
    () => countsByHour(posts, from, to, -new Date(to).getTimezoneOffset() * MINUTE),
    [posts, from, to],
  );
  const most = fullest(bars);
  if (!most) return null;
  const time = (at: number): string => dateTime(t.locale).format(at);
  return (
    <figure className={styles.chart}>
      <div className={styles.bars} aria-hidden="true" data-bars={bars.length}>
        {bars.map(({ start, posts: count }) => (
          <span key={start} style={{ blockSize: `${(100 * count) / most.posts}%` }} />
        ))}
      </div>
      <figcaption className={styles.hint}>
        {t('catching_up.chart_most', { from: time(most.start), to: time(most.end), count: most.posts })}
      </figcaption>
      <details className={styles.table}>
        <summary>{t('catching_up.chart_table')}</summary>
        <table>
          <caption>{t('catching_up.chart')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('catching_up.chart_time')}</th>
              <th scope="col">{t('catching_up.chart_posts')}</th>
              <th scope="col">{t('catching_up.chart_people')}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ start, posts: count, people }) => (
              <tr key={start}>
                <th scope="row">{time(start)}</th>
                <td>{plainNumber(t.locale, count)}</td>
                <td>{plainNumber(t.locale, people)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
