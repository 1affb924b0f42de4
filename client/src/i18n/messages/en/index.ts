import { common } from './common';
import { errors } from './errors';

/** The English catalogue: the typed source of all message ids. One file a namespace, ids are `namespace.name`. */
export const en = { common, errors } as const;
