import { late } from '@/lib/late';

// Nobody writes in the first second: the forms' code comes when somebody turns to one.
export const lateComposerForm = late(() =>
  import('@/parts/composer/form/composer-form').then((module) => module.ComposerForm),
);
export const lateReplyForm = late(() => import('./reply-form').then((module) => module.ReplyForm));
