import { account_errors } from './account-errors';
import { common } from './common';
import { errors } from './errors';
import { notification_errors } from './notification-errors';
import { stream_notices } from './stream-notices';
import { timeline_errors } from './timeline-errors';

/** The English catalogue: the typed source of all message ids. One file a namespace, ids are `namespace.name`. */
export const en = {
  account_errors,
  common,
  errors,
  notification_errors,
  stream_notices,
  timeline_errors,
} as const;
