import { late } from '@/lib/late';

/** Nothing plays before somebody asks for it. */
export const latePlayer = late(() => import('./player').then((module) => module.Player));
