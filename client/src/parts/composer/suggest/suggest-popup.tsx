import '@/i18n/messages/en/late/suggesting';
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactElement } from 'react';
import { useAccount } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { AccountName } from '@/parts/account/account-name';
import { Avatar } from '@/parts/account/avatar';
import { EmojiPicture } from '@/parts/emoji/emoji-cell';
import { Popover } from '@/ui/popover/popover';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import { caretPlace } from './caret-place';
import type { Suggestion } from './suggestion';
import type { Suggest, SuggestField } from './use-suggest';
import styles from './suggest.module.css';

/** The list below the word that is being written. Put it beside the field. */
export function SuggestPopup<F extends SuggestField>({
  suggest,
}: {
  suggest: Suggest<F>;
}): ReactElement | null {
  if (!suggest.list) return null;
  return <Opened key={suggest.list.token.start} suggest={suggest} />;
}

const NOWHERE = { style: { left: 0, top: 0, height: 0 }, rightToLeft: false };

function usePlace<F extends SuggestField>({
  ref,
  list,
}: Suggest<F>): {
  style: CSSProperties;
  rightToLeft: boolean;
} {
  const start = list?.token.start ?? 0;
  const [place, setPlace] = useState(NOWHERE);
  useLayoutEffect(() => {
    const field = ref.current;
    const around = field?.offsetParent?.getBoundingClientRect();
    if (!field || !around) return;
    const { left, top, height, rightToLeft } = caretPlace(field, start);
    const box = field.getBoundingClientRect();
    const within = Math.max(0, Math.min(top, box.height - height));
    const style = {
      left: box.left - around.left + Math.max(0, Math.min(left, box.width)),
      top: box.top - around.top + within,
      height,
    };
    setPlace({ style, rightToLeft });
  }, [ref, start]);
  return place;
}

function Opened<F extends SuggestField>({ suggest }: { suggest: Suggest<F> }): ReactElement | null {
  const t = useT();
  const anchor = useRef<HTMLSpanElement>(null);
  const { style, rightToLeft } = usePlace(suggest);
  const { list, listId } = suggest;
  if (!list) return null;
  return (
    <>
      <span ref={anchor} className={styles.anchor} style={style} />
      <Popover
        anchor={anchor}
        takesFocus={false}
        // From where its word begins; a page may be written the other way.
        placement={rightToLeft === (t.dir === 'rtl') ? 'bottom-start' : 'bottom-end'}
        onClose={suggest.dismiss}
        className={styles.popup}
      >
        <div role="listbox" id={listId} aria-label={t('suggesting.title')}>
          {list.suggestions.map((suggestion, index) => (
            <button
              key={suggestion.key}
              id={suggest.optionId(index)}
              type="button"
              className={styles.option}
              role="option"
              tabIndex={-1}
              aria-selected={index === list.active}
              // The focus stays in the field, and with it the on-screen keyboard.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => suggest.choose(index)}
            >
              <Look suggestion={suggestion} />
            </button>
          ))}
        </div>
        <span role="status">
          <VisuallyHidden>{t('suggesting.count', { count: list.suggestions.length })}</VisuallyHidden>
        </span>
      </Popover>
    </>
  );
}

function Look({ suggestion: { look, label } }: { suggestion: Suggestion }): ReactElement {
  switch (look.is) {
    case 'person':
      return <Person id={look.id} />;
    case 'emoji':
      return (
        <>
          <EmojiPicture emoji={look.emoji} moving={false} />
          <bdi>{label}</bdi>
        </>
      );
    case 'character':
      return (
        <>
          <span className={styles.character} aria-hidden="true">
            {look.character}
          </span>
          <bdi>{label}</bdi>
        </>
      );
    case 'plain':
      return <bdi dir="auto">{label}</bdi>;
  }
}

function Person({ id }: { id: string }): ReactElement | null {
  const account = useAccount(id);
  if (!account) return null;
  return (
    <>
      <Avatar account={account} size="mini" />
      <span className={styles.name}>
        <AccountName account={account} />
      </span>
      <bdi dir="ltr" className={styles.handle}>
        @{account.acct}
      </bdi>
    </>
  );
}
