import { late } from '@/lib/late';

/** Until they are here icons are drawn from the sprite, which asks nothing of the first load. */
export const lateOutlines = late(() => import('./outlines').then((module) => module.OUTLINES));
