import { addEnglish } from '../../../english';

/** Of a post that its server deletes by itself. */
export const expiring = {
  gone: 'Gone {time}',
  soon: 'Gone any moment',
} as const;

addEnglish({ expiring });
