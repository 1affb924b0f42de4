import '@/i18n/messages/en/late/writing';
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { emojiInsertion } from '@/domain/suggest/insert-emoji';
import { useRealm } from '@/data/react/realm-context';
import { useT } from '@/i18n/use-t';
import { late } from '@/lib/late';
import { textOf, type PickerEmoji } from '@/parts/emoji/picker-emoji';
import type { Edges } from '@/parts/emoji/picker-place';
import { IconButton } from '@/ui/button/icon-button';
import { useLate } from '@/ui/late/use-late';
import type { ComposeSession } from '@/parts/composer/session/compose-session';
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

/** Opens the picker (COMP-11); emoji go where the caret was last in the form around. */
export function EmojiButton({
  session,
  onSticker,
}: {
  session: ComposeSession;
  onSticker?: ((file: File) => void) | undefined;
}): ReactElement {
  const t = useT();
  const realm = useRealm();
  const anchor = useRef<HTMLButtonElement>(null);
  const field = useRef<SuggestField | null>(null);
  const [open, setOpen] = useState(false);
  const picker = useLate(latePicker, open);
  useEffect(() => {
    const form = anchor.current?.closest('form');
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
  useEffect(() => {
    if (!open) return;
    session.block('picker', true);
    return () => session.block('picker', false);
  }, [session, open]);
  const close = useCallback(() => setOpen(false), []);
  /** Where the next one goes to. */
  const target = useCallback((): SuggestField | null | undefined => {
    const known = field.current?.isConnected ? field.current : null;
    return known ?? anchor.current?.closest('form')?.querySelector('textarea');
  }, []);
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
