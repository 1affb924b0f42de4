import { common } from './common';
import { compose } from './compose';
import { conversation } from './conversation';
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

/** The English catalogue: the typed source of all message ids. One file a namespace, ids are `namespace.name`. */
export const en = {
  common,
  compose,
  conversation,
  errors,
  feed,
  login,
  media,
  nav,
  notifications,
  pages,
  poll,
  richText,
  status,
  time,
} as const;
