import type { ReactElement } from 'react';
import { useNotices } from '@/data/react/records';
import { loadable } from '@/app/routes/loadable';

const NoticeList = loadable(
  () => import('@/features/notices/notice-list').then((module) => module.NoticeList),
  { quiet: true },
);

/** Global notices (SYS-05); their code is fetched while idle, or with the first one. */
export function Notices(): ReactElement | null {
  return useNotices().length > 0 ? <NoticeList /> : null;
}

export const preloadNotices = (): Promise<unknown> => NoticeList.preload().catch(() => {});
