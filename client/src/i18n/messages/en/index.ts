import { common } from './common';
import { compose } from './compose';
import { errors } from './errors';
import { notifications } from './notifications';

/** The English catalogue: the typed source of all message ids. One file a namespace, ids are `namespace.name`. */
export const en = { common, compose, errors, notifications } as const;
