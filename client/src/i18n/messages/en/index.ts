import { common } from './common';
import { compose } from './compose';
import { errors } from './errors';
import { login } from './login';
import { nav } from './nav';
import { notifications } from './notifications';
import { pages } from './pages';
import { time } from './time';

/** The English catalogue: the typed source of all message ids. One file a namespace, ids are `namespace.name`. */
export const en = { common, compose, errors, login, nav, notifications, pages, time } as const;
