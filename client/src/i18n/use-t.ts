import { createElement, Fragment, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { currentTranslator, onLocaleChange } from './locale';
import type { MessageId } from './message-id';
import type { Translator } from './translator';

/** The translator of the interface language; a new one after each change of language. */
export const useT = (): Translator => useSyncExternalStore(onLocaleChange, currentTranslator);

/** A message whose slots hold elements: `<Rich id="status.repeated_by" args={{ name: <b>…</b> }} />`. */
export function Rich({
  id,
  args,
}: {
  id: MessageId;
  args: Readonly<Record<string, ReactNode>>;
}): ReactElement {
  const t = useT();
  const filled: Record<string, Exclude<ReactNode, undefined> | string | number> = {};
  for (const [name, value] of Object.entries(args)) filled[name] = value ?? '';
  return createElement(Fragment, null, ...t.pieces<ReactNode>(id, filled));
}
