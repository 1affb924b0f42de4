import {
  useEffect,
  useId,
  useRef,
  useState,
  type AriaAttributes,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { completed, tokenAt, type SuggestToken } from '@/domain/suggest/token';
import type { Realm } from '@/data/realm';
import { useRealm } from '@/data/react/realm-context';
import { useT } from '@/i18n/use-t';
import { afterPaint } from '@/lib/after-paint';
import type { Suggestion } from './suggestion';
import { typeInto } from './type-into';

export type SuggestField = HTMLTextAreaElement | HTMLInputElement;

export interface SuggestOptions {
  /** MIME type of the text: MFM functions belong to one. */
  contentType?: string | undefined;
  /** Something is offered: posting waits (behaviour.md §8). */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

export interface SuggestList {
  token: SuggestToken;
  /** How long the text was: what was typed since belongs to the word. */
  textLength: number;
  suggestions: readonly Suggestion[];
  /** -1: nothing is chosen until an arrow key says so. */
  active: number;
}

export interface Suggest<F extends SuggestField> {
  ref: RefObject<F>;
  /** Null while nothing is offered. */
  list: SuggestList | null;
  listId: string;
  optionId: (index: number) => string;
  choose: (index: number) => void;
  close: () => void;
  /** Closed by the person: stays so until the next change. */
  dismiss: () => void;
  look: () => void;
  stray: () => void;
  /** True when the key was ours. */
  takeKey: (event: KeyboardEvent) => boolean;
}

/** Who types on within it wants no answer yet, in milliseconds. */
const PAUSE_MS = 80;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** -1: none until an arrow key chooses one. Enter after a whole tag must not replace it. */
const firstActive = ({ sign }: SuggestToken, takesFirst: boolean): number =>
  sign === '#' || !takesFirst ? -1 : 0;

/** The part of the word before the caret; null when that is all of it. */
function upToCaret(token: SuggestToken, field: SuggestField | null): SuggestToken | null {
  const caret = field?.selectionStart ?? token.end;
  if (!field || caret >= token.end) return null;
  return { ...token, query: field.value.slice(token.start + 1, caret), end: caret };
}

/** Better answers must not change what was chosen by arrow keys. */
export function offered(
  before: SuggestList | null,
  token: SuggestToken,
  textLength: number,
  suggestions: readonly Suggestion[],
  takesFirst = true,
): SuggestList | null {
  if (suggestions.length === 0) return null;
  const walked = before?.token.start === token.start && before.active > firstActive(token, takesFirst);
  const kept = walked ? before.suggestions[before.active]?.key : undefined;
  const active = suggestions.findIndex(({ key }) => key === kept);
  return { token, textLength, suggestions, active: active >= 0 ? active : firstActive(token, takesFirst) };
}

/** Tells whether something is offered, whenever that changes. */
function useTellsOpen(open: boolean, onOpenChange: SuggestOptions['onOpenChange']): void {
  const tell = useRef(onOpenChange);
  useEffect(() => {
    tell.current = onOpenChange;
  });
  useEffect(() => {
    if (!open) return;
    tell.current?.(true);
    return () => tell.current?.(false);
  }, [open]);
}

/** The word at the caret; null while something is marked. */
function tokenIn(field: SuggestField | null): SuggestToken | null {
  if (!field || field.selectionStart === null || field.selectionStart !== field.selectionEnd) return null;
  return tokenAt(field.value, field.selectionStart);
}

/** What was typed since the list came is not in what is chosen: then the key is no choice. */
function isOutdated({ suggestions, active, textLength }: SuggestList, field: SuggestField | null): boolean {
  const word = tokenIn(field)?.query.toLowerCase();
  const chosen = suggestions[active]?.words.toLowerCase();
  return textLength !== field?.value.length && !(word && chosen?.includes(word));
}

/** Another choice, around the ends. */
function walked(list: SuggestList, by: number): SuggestList {
  const count = list.suggestions.length;
  const from = list.active < 0 && by < 0 ? 0 : list.active;
  return { ...list, active: (from + by + count) % count };
}

interface Asking {
  realm: Realm;
  locale: string;
  contentType: string;
  /** False when a newer question has been asked. */
  current: () => boolean;
  answer: (suggestions: readonly Suggestion[]) => void;
}

/** Asks about one word; resolves with whether anything was found. */
async function ask(about: SuggestToken, asking: Asking): Promise<boolean> {
  const { realm, locale, contentType, current } = asking;
  let found = false;
  const answer = (suggestions: readonly Suggestion[]): void => {
    if (!current()) return;
    found = suggestions.length > 0;
    asking.answer(suggestions);
  };
  const { findSuggestions } = await import('./find-suggestions');
  // The letter stands there first, and who types on wants no answer yet: looking through all emoji takes
  // longer than a key may.
  await Promise.all([afterPaint(), pause()]);
  if (!current()) return false;
  await findSuggestions(about, { realm, locale, query: about.query, current, answer }, contentType);
  return found;
}

/** What is offered for the word at the caret of a field. */
function useOffer<F extends SuggestField>(contentType: string) {
  const realm = useRealm();
  const { locale } = useT();
  const ref = useRef<F>(null);
  const [list, setList] = useState<SuggestList | null>(null);
  // Counts questions: an answer to an older one is not listened to.
  const asked = useRef(0);
  const dismissed = useRef<string | null>(null);
  const close = (): void => {
    asked.current += 1;
    setList(null);
  };
  const dismiss = (): void => {
    dismissed.current = ref.current?.value ?? null;
    close();
  };
  const look = (): void => {
    const token = tokenIn(ref.current);
    const question = (asked.current += 1);
    if (!token || dismissed.current === ref.current?.value) return setList(null);
    dismissed.current = null;
    const current = (): boolean => asked.current === question;
    const { length } = ref.current?.value ?? '';
    const askAbout = (about: SuggestToken): Promise<boolean> => {
      const answer = (suggestions: readonly Suggestion[]): void => {
        const takesFirst = realm.settings.get('autocompleteSelect');
        setList((before) => offered(before, about, length, suggestions, takesFirst));
      };
      return ask(about, { realm, locale, contentType, current, answer });
    };
    const begun = upToCaret(token, ref.current);
    askAbout(token)
      // Nothing is called like the whole word: perhaps only what stands before the caret is meant.
      .then((found) => (found || !begun || !current() ? found : askAbout(begun)))
      // Nothing to offer: writing goes on without.
      .catch(() => current() && setList(null));
  };
  return { ref, list, setList, close, dismiss, look };
}

type Offer = ReturnType<typeof useOffer>;

/** Does what a key says while something is offered; false when the key is the field's own. */
function takeListKey(
  event: KeyboardEvent,
  offer: Pick<Offer, 'list' | 'setList' | 'close' | 'dismiss'>,
  field: SuggestField | null,
  choose: (index: number) => void,
): boolean {
  const { list, setList, close, dismiss } = offer;
  // An input method uses these keys itself while it composes a word (229 in older browsers).
  if (!list || event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return false;
  const walk = (by: number): void => setList((before) => before && walked(before, by));
  switch (event.key) {
    case 'ArrowDown':
      walk(1);
      break;
    case 'ArrowUp':
      walk(-1);
      break;
    case 'Tab':
      walk(event.shiftKey ? -1 : 1);
      break;
    case 'Enter':
      if (event.ctrlKey || event.metaKey) close();
      else if (list.active < 0 || isOutdated(list, field)) {
        close();
        return false;
      } else choose(list.active);
      break;
    case 'Escape':
      dismiss();
      break;
    default:
      return false;
  }
  event.preventDefault();
  event.stopPropagation();
  return true;
}

/** The rules of completion for one field; `SuggestPopup` shows them, `suggestProps` says them. */
export function useSuggest<F extends SuggestField>({
  contentType = '',
  onOpenChange,
}: SuggestOptions = {}): Suggest<F> {
  const listId = useId();
  const offer = useOffer<F>(contentType);
  const { ref, list, close, dismiss, look } = offer;
  useTellsOpen(list !== null, onOpenChange);
  const choose = (index: number): void => {
    const suggestion = list?.suggestions[index];
    const field = ref.current;
    if (!list || !suggestion || !field) return;
    close();
    // The list may be a letter behind.
    const end = list.token.end + field.value.length - list.textLength;
    typeInto(field, completed(field.value, { ...list.token, end }, suggestion.words));
  };
  return {
    ref,
    list,
    listId,
    optionId: (index) => `${listId}${index}`,
    choose,
    close,
    dismiss,
    look,
    // Moving away from the word ends it; moving into one begins nothing.
    stray: () => {
      if (list && tokenIn(ref.current)?.start !== list.token.start) close();
    },
    takeKey: (event) => takeListKey(event, offer, ref.current, choose),
  };
}

type AriaOfField = Pick<
  AriaAttributes,
  'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'aria-activedescendant'
> & { role?: 'combobox' };

function comboboxOf<F extends SuggestField>({ list, listId, optionId }: Suggest<F>): AriaOfField {
  if (!list) return {};
  return {
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': true,
    'aria-controls': listId,
    ...(list.active >= 0 && { 'aria-activedescendant': optionId(list.active) }),
  };
}

/** Attributes that the field needs besides its own: the combobox pattern, only while something is offered. */
export const suggestProps = <F extends SuggestField>(suggest: Suggest<F>) =>
  ({
    ref: suggest.ref,
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    ...comboboxOf(suggest),
    onSelect: suggest.stray,
    onBlur: suggest.close,
  }) as const;
