import { late } from '@/lib/late';

// Few have muted anybody.
export const lateMutedRow = late(() => import('./muted-row').then((module) => module.MutedRow));
