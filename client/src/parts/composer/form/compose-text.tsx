import { useEffect, useLayoutEffect, type KeyboardEvent, type ReactElement, type RefObject } from 'react';
import { isEmptyPost } from '@/domain/writing/compose';
import { textDirection } from '@/domain/text/text-direction';
import { useT } from '@/i18n/use-t';
import { SuggestPopup } from '@/parts/composer/suggest/suggest-popup';
import { suggestProps, useSuggest } from '@/parts/composer/suggest/use-suggest';
import type { ComposeSession } from '@/parts/composer/session/compose-state';
import type { Composer } from './use-composer';
import { growToText } from '@/ui/field/grow-to-text';
import styles from './composer.module.css';

/**
 * The field keeps its own text, for one that React owns is written anew with each letter: what was not typed here (a
 * draft, an emptied form) is put into it, which leaves the caret behind it, where somebody goes on. Asked of the
 * session, which is ahead of what was drawn while somebody types.
 */
function useText(ref: RefObject<HTMLTextAreaElement | null>, session: ComposeSession): void {
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area) return;
    const { text } = session.get().content;
    if (area.value !== text) area.value = text;
    growToText(area);
  });
}

/** After the layout effects: a dialog around opens in one. */
function useFocusAtEnd(ref: RefObject<HTMLTextAreaElement | null>, wanted: boolean): void {
  useEffect(() => {
    const area = ref.current;
    if (!area || !wanted) return;
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  }, [ref, wanted]);
}

/** The text of the post; grows with it. */
export function ComposeText({
  composer: { session, state, target, isReply, remaining, counterId, used, use },
  takesFocus,
  onKeyDown,
}: {
  composer: Composer;
  takesFocus: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}): ReactElement {
  const t = useT();
  const { text, media, language, contentType } = state.content;
  const suggest = useSuggest<HTMLTextAreaElement>({
    contentType,
    onOpenChange: (open) => session.block('suggestions', open),
  });
  const { ref } = suggest;
  useText(ref, session);
  useFocusAtEnd(ref, takesFocus);
  const lacks = state.problem?.is === 'empty' && isEmptyPost(text, media.length);
  const invalid = lacks || (remaining ?? 0) < 0;
  return (
    <>
      <textarea
        {...suggestProps(suggest)}
        // Belongs to no form: with each letter Chromium reads all fields of the form, for filling them in, before
        // it paints.
        form=""
        className={styles.text}
        // An empty field has no direction of its own: its placeholder follows the page.
        dir={text === '' ? undefined : textDirection(text)}
        lang={language ?? undefined}
        rows={2}
        readOnly={state.posting}
        placeholder={t(isReply ? 'compose.reply_placeholder' : 'compose.placeholder')}
        aria-label={t('compose.text_label')}
        data-first-focus={takesFocus || undefined}
        data-writes={takesFocus ? target.draftKey : undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={used && remaining !== null ? counterId : undefined}
        onFocus={use}
        onKeyDown={(event) => {
          if (!suggest.takeKey(event)) onKeyDown(event);
        }}
        onChange={(event) => {
          session.type(event.currentTarget.value);
          growToText(event.currentTarget);
          suggest.look();
        }}
      />
      <SuggestPopup suggest={suggest} />
    </>
  );
}
