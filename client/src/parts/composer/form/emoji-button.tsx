import '@/i18n/messages/en/late/writing';
import { useCallback, useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { emojiInsertion } from '@/domain/suggest/insert-emoji';
import { useRealm } from '@/data/react/realm-context';
import { useT } from '@/i18n/use-t';
import { late } from '@/lib/late';
import { textOf, type PickerEmoji } from '@/parts/emoji/picker-emoji';
import { useLeadsToPicker } from '@/parts/emoji/picker-field';
import type { Edges } from '@/parts/emoji/picker-geometry';
import { IconButton } from '@/ui/button/icon-button';
import { useLate } from '@/ui/late/use-late';
import { caretPlace } from '@/parts/composer/suggest/caret-place';
import { typeInto } from '@/parts/composer/suggest/type-into';
import type { SuggestField } from '@/parts/composer/suggest/use-suggest';

const latePicker = late(() => import('@/parts/emoji/emoji-picker').then((module) => module.EmojiPicker));

const isField = (element: unknown): element is SuggestField =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text');

/** The line with the caret, as wide as its field. */
function lineOf(field: SuggestField | null | undefined): Edges | null {
  if (!field) return null;
  const { left, right, top: above } = field.getBoundingClientRect();
  const { top, height } = caretPlace(field, field.selectionEnd ?? field.value.length);
  return { left, right, top: above + top, bottom: above + top + height };
}

/** The field of the form around a button in which the caret was last; its main text where there was none. */
function useLastField() {
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<SuggestField | null>(null);
  useEffect(() => {
    const form = button.current?.closest('form');
    const ended = new AbortController();
    // The Tab key leads through other fields on its way here: those are not where the caret was left.
    let passing = false;
    const note = ({ target }: Event): void => {
      if (!passing && isField(target)) field.current = target;
    };
    const onKey = (event: KeyboardEvent): void => {
      passing = event.key === 'Tab' || (passing && event.key === 'Shift');
      note(event);
    };
    const onPress = (): void => {
      passing = false;
    };
    // The button comes after the text has the focus.
    const { activeElement } = document;
    if (isField(activeElement) && form?.contains(activeElement)) field.current = activeElement;
    form?.addEventListener('keydown', onKey, { signal: ended.signal });
    form?.addEventListener('pointerdown', onPress, { signal: ended.signal });
    form?.addEventListener('focusin', note, { signal: ended.signal });
    return () => ended.abort();
  }, []);
  const target = useCallback((): SuggestField | null | undefined => {
    const known = field.current?.isConnected ? field.current : null;
    return known ?? button.current?.closest('form')?.querySelector('textarea');
  }, []);
  return { button, field, target };
}

/** Whoever posts is done with what is open. */
function useClosesOnSubmit(button: RefObject<HTMLButtonElement>, close: () => void): void {
  useEffect(() => {
    const form = button.current?.closest('form');
    form?.addEventListener('submit', close);
    return () => form?.removeEventListener('submit', close);
  }, [button, close]);
}

/** Opens the picker (COMP-11); emoji go where the caret was last in the form around. */
export function EmojiButton({ onSticker }: { onSticker?: ((file: File) => void) | undefined }): ReactElement {
  const t = useT();
  const realm = useRealm();
  const { button: anchor, field, target } = useLastField();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const picker = useLate(latePicker, open);
  useLeadsToPicker(open, close);
  useClosesOnSubmit(anchor, close);
  const line = useCallback(() => lineOf(target()), [target]);
  const pick = (one: PickerEmoji): void => {
    const text = textOf(one);
    void realm.late.details.load().then((details) => details.recentEmoji.add(text));
    const into = target();
    if (!into) return;
    const at = into.value.length;
    const place = { start: into.selectionStart ?? at, end: into.selectionEnd ?? at };
    typeInto(into, emojiInsertion(into.value, place, text, realm.settings.get('padEmoji')));
  };
  return (
    <>
      <IconButton
        ref={anchor}
        icon="smile"
        data-tool="emoji"
        label={t('compose.add_emoji')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && picker && (
        <picker.Part
          label={t('writing.emoji')}
          anchor={anchor}
          companion={field}
          line={line}
          withCustom
          mayKeepOpen
          onSticker={onSticker}
          onPick={pick}
          onClose={close}
        />
      )}
    </>
  );
}
