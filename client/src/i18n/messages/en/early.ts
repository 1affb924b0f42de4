import { account_errors } from './account-errors';
import { common } from './common';
import { compose } from './compose';
import { errors } from './errors';
import { feed } from './feed';
import { login } from './login';
import { media } from './media';
import { nav } from './nav';
import { notification_errors } from './notification-errors';
import { notifications } from './notifications';
import { pages } from './pages';
import { poll } from './poll';
import { richText } from './rich-text';
import { status } from './status';
import { stream_notices } from './stream-notices';
import { time } from './time';
import { timeline_errors } from './timeline-errors';

/** The words that come with the entry: of the first screen, and of errors, which must be there when nothing can be fetched. */
export const early = {
  account_errors,
  common,
  compose,
  errors,
  feed,
  login,
  media,
  nav,
  notification_errors,
  notifications,
  pages,
  poll,
  rich_text: richText,
  status,
  stream_notices,
  time,
  timeline_errors,
} as const;
