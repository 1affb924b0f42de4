import { late } from '@/lib/late';

// Questions about files. Fetched with the first file, so that they can be asked where the network goes meanwhile.
export const lateDescribe = late(() => import('./describe-dialog').then((module) => module.DescribeDialog));
export const lateMissing = late(() => import('./missing-dialog').then((module) => module.MissingDialog));

/** Resolves in any case; what did not come is asked for again when it is wanted. */
export const preloadDialogs = (): Promise<unknown> =>
  Promise.allSettled([lateDescribe.load(), lateMissing.load()]);
