import { en } from './messages/en';

type Namespaces = Readonly<Record<string, Readonly<Record<string, string>>>>;

const texts: Record<string, Readonly<Record<string, string>>> = { ...en };

/** All English texts whose code is here. */
export const english: Namespaces = texts;

/** The English texts of code that comes late; called by that code before it draws anything. */
export const addEnglish = (namespaces: Namespaces): void => void Object.assign(texts, namespaces);
