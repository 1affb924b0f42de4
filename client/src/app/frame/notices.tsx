import type { ReactElement } from 'react';
import { useNotices } from '@/data/react/records';
import { loadable } from '@/app/routes/loadable';
import { useT } from '@/i18n/use-t';
import { typingAhead } from '@/lib/typing/typing-ahead';
import { Button } from '@/ui/button/button';
import styles from './notices.module.css';

/** Late code comes in few files, this list of notices among them: where it is missing, only this can say why a press does nothing. */
function Stuck(): ReactElement {
  const t = useT();
  return (
    <div className={styles.stuck} role="alert">
      {t('pages.stuck')} <Button onClick={() => typingAhead.reload()}>{t('pages.reload')}</Button>
    </div>
  );
}

const NoticeList = loadable(
  () => import('@/features/notices/notice-list').then((module) => module.NoticeList),
  { quiet: true, Failed: Stuck },
);

/** Global notices (SYS-05); their code is fetched while idle, or with the first one. */
export function Notices(): ReactElement | null {
  return useNotices().length > 0 ? <NoticeList /> : null;
}

export const preloadNotices = (): Promise<unknown> => NoticeList.preload().catch(() => {});
