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

// Typing a whole tag and Enter must not put another one in its place: tags are only chosen by hand.
const firstActive = ({ sign }: SuggestToken): number => (sign === '#' ? -1 : 0);

/** The part of the word before the caret; null when that is all of it. */
function upToCaret(token: SuggestToken, field: SuggestField | null): SuggestToken | null {
  const caret = field?.selectionStart ?? token.end;
  if (!field || caret >= token.end) return null;
  return { ...token, query: field.value.slice(token.start + 1, caret), end: caret };
}

/** Better answers must not move what somebody has walked to. */
export function offered(
  before: SuggestList | null,
  token: SuggestToken,
  textLength: number,
  suggestions: readonly Suggestion[],
): SuggestList | null {
  if (suggestions.length === 0) return null;
  const walked = before?.token.start === token.start && before.active > firstActive(token);
  const kept = walked ? before.suggestions[before.active]?.key : undefined;
  const active = suggestions.findIndex(({ key }) => key === kept);
  return { token, textLength, suggestions, active: active >= 0 ? active : firstActive(token) };
}

/** The rules of completion for one field; `SuggestPopup` shows them, `suggestAria` says them. */
export function useSuggest<F extends SuggestField>({
  contentType = '',
  onOpenChange,
}: SuggestOptions = {}): Suggest<F> {
  const realm = useRealm();
  const { locale } = useT();
  const ref = useRef<F>(null);
  const listId = useId();
  const [list, setList] = useState<SuggestList | null>(null);
  // Counts questions: an answer to an older one is not listened to.
  const asked = useRef(0);
  const dismissed = useRef<string | null>(null);
  const open = list !== null;
  const tell = useRef(onOpenChange);
  useEffect(() => {
    tell.current = onOpenChange;
  });
  useEffect(() => {
    if (!open) return;
    tell.current?.(true);
    return () => tell.current?.(false);
  }, [open]);

  const close = (): void => {
    asked.current += 1;
    setList(null);
  };
  const dismiss = (): void => {
    dismissed.current = ref.current?.value ?? null;
    close();
  };
  const tokenNow = (): SuggestToken | null => {
    const field = ref.current;
    if (!field || field.selectionStart === null || field.selectionStart !== field.selectionEnd) return null;
    return tokenAt(field.value, field.selectionStart);
  };
  const look = (): void => {
    const token = tokenNow();
    const question = (asked.current += 1);
    if (!token || dismissed.current === ref.current?.value) {
      setList(null);
      return;
    }
    dismissed.current = null;
    const current = (): boolean => asked.current === question;
    const { length } = ref.current?.value ?? '';
    const ask = async (about: SuggestToken): Promise<boolean> => {
      let found = false;
      const answer = (suggestions: readonly Suggestion[]): void => {
        if (!current()) return;
        found = suggestions.length > 0;
        setList((before) => offered(before, about, length, suggestions));
      };
      const { findSuggestions } = await import('./find-suggestions');
      // The letter stands there first, and who types on wants no answer yet: looking through all emoji takes
      // longer than a key may.
      await Promise.all([afterPaint(), pause()]);
      if (!current()) return false;
      await findSuggestions(about, { realm, locale, query: about.query, current, answer }, contentType);
      return found;
    };
    const begun = upToCaret(token, ref.current);
    ask(token)
      // Nothing is called like the whole word: perhaps only what stands before the caret is meant.
      .then((found) => (found || !begun || !current() ? found : ask(begun)))
      // Nothing to offer: writing goes on without.
      .catch(() => current() && setList(null));
  };
  /** What was typed since the list came is not in what is chosen: then the key is no choice. */
  const isOutdated = (): boolean => {
    const word = tokenNow()?.query.toLowerCase();
    const chosen = list?.suggestions[list.active]?.words.toLowerCase();
    return list?.textLength !== ref.current?.value.length && !(word && chosen?.includes(word));
  };
  const choose = (index: number): void => {
    const suggestion = list?.suggestions[index];
    const field = ref.current;
    if (!list || !suggestion || !field) return;
    close();
    // The list may be a letter behind.
    const end = list.token.end + field.value.length - list.textLength;
    typeInto(field, completed(field.value, { ...list.token, end }, suggestion.words));
  };
  const walk = (by: number): void =>
    setList((before) => {
      if (!before) return null;
      const count = before.suggestions.length;
      const from = before.active < 0 && by < 0 ? 0 : before.active;
      return { ...before, active: (from + by + count) % count };
    });
  const takeKey = (event: KeyboardEvent): boolean => {
    // An input method uses these keys itself while it composes a word (229 in older browsers).
    if (!list || event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return false;
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
        else if (list.active < 0 || isOutdated()) {
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
      if (list && tokenNow()?.start !== list.token.start) close();
    },
    takeKey,
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

/** What the field must carry besides its own: the combobox pattern, only while something is offered. */
export const suggestProps = <F extends SuggestField>(suggest: Suggest<F>) =>
  ({
    ref: suggest.ref,
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    ...comboboxOf(suggest),
    onSelect: suggest.stray,
    onBlur: suggest.close,
  }) as const;
