import { common } from './common';
import { errors } from './errors';
import { login } from './login';
import { nav } from './nav';
import { pages } from './pages';
import { time } from './time';

/** The English catalogue: the typed source of all message ids. One file a namespace, ids are `namespace.name`. */
export const en = {
  common,
  errors,
  login,
  nav,
  pages,
  time,
} as const;
