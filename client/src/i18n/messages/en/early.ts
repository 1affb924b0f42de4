import { common } from './common';
import { compose } from './compose';
import { errors } from './errors';
import { feed } from './feed';
import { login } from './login';
import { media } from './media';
import { nav } from './nav';
import { notifications } from './notifications';
import { pages } from './pages';
import { poll } from './poll';
import { richText } from './rich-text';
import { status } from './status';
import { time } from './time';

/** The words that come with the entry: of the first screen, and of errors, which must be there when nothing can be fetched. */
export const early = {
  common,
  compose,
  errors,
  feed,
  login,
  media,
  nav,
  notifications,
  pages,
  poll,
  rich_text: richText,
  status,
  time,
} as const;
