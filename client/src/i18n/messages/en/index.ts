import { common } from './common';
import { errors } from './errors';
import { richText } from './rich-text';

/** The English catalogue: the typed source of all message ids. One file a namespace, ids are `namespace.name`. */
export const en = { common, errors, rich_text: richText } as const;
