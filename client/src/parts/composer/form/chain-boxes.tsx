import { useEffect, useRef, type ClipboardEvent, type ReactElement } from 'react';
import { isEmptyPost, remainingCharacters } from '@/domain/writing/compose';
import type { FurtherBox } from '@/domain/writing/compose-content';
import { useServer } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';
import { startPoll } from '@/domain/writing/poll-form';
import { changeBox, removeBox } from '@/parts/composer/session/box-session';
import { ComposeCounter } from './compose-counter';
import { AddFilesButton } from '@/parts/composer/files/add-files-button';
import { FilesStrip } from '@/parts/composer/files/files-strip';
import { pastedFiles } from '@/lib/typing/transfer-files';
import { takeDropped, useDropsOn } from '@/parts/composer/files/use-file-ways';
import { askForPoll } from '@/parts/composer/session/ask-for-poll';
import { PollForm } from '@/parts/composer/poll-form/poll-form';
import { SuggestPopup } from '@/parts/composer/suggest/suggest-popup';
import { suggestProps, useSuggest } from '@/parts/composer/suggest/use-suggest';
import type { Composer } from './use-composer';
import { useGrowsToText } from '@/ui/field/grow-to-text';
import styles from './chain.module.css';

type Facts = Pick<Composer, 'session' | 'files' | 'limit'> & {
  spoilerText: string;
  posting: boolean;
  lacksWords: boolean;
};

interface BoxProps {
  box: FurtherBox;
  at: number;
  facts: Facts;
}

function BoxText({ box, at, facts, left, counterId }: BoxProps & { left: number | null; counterId: string }) {
  const t = useT();
  const { session, posting, lacksWords } = facts;
  const lacks = lacksWords && isEmptyPost(box.text, box.media.length);
  const suggest = useSuggest<HTMLTextAreaElement>({
    contentType: session.get().content.contentType,
    onOpenChange: (open) => session.block('suggestions', open),
  });
  const { ref: area } = suggest;
  useGrowsToText(area);
  useEffect(() => {
    if (session.nextFocus.take(box.key)) area.current?.focus();
  }, [area, box.key, session]);
  return (
    <>
      <textarea
        {...suggestProps(suggest)}
        className={styles.text}
        data-box={box.key}
        rows={2}
        dir={box.text === '' ? undefined : 'auto'}
        value={box.text}
        readOnly={posting}
        placeholder={t('compose.chain_placeholder')}
        aria-label={t('compose.chain_text', { at })}
        aria-invalid={lacks || (left ?? 0) < 0 || undefined}
        aria-describedby={left === null ? undefined : counterId}
        onKeyDown={(event) => void suggest.takeKey(event)}
        onChange={(event) => {
          changeBox(session, box.key, { text: event.currentTarget.value });
          suggest.look();
        }}
      />
      <SuggestPopup suggest={suggest} />
    </>
  );
}

function BoxTools({ box, at, facts, onRemove }: BoxProps & { onRemove: () => void }): ReactElement {
  const t = useT();
  const { can, pollLimits } = useServer();
  const { session, files, posting } = facts;
  const togglePoll = (): void => {
    if (!box.poll) askForPoll(session);
    changeBox(session, box.key, {
      poll: box.poll ? null : { ...startPoll(pollLimits), hideTotals: false },
    });
  };
  return (
    <>
      <AddFilesButton
        count={box.media.length}
        label={t('compose.chain_add_files', { at })}
        disabled={posting}
        onFiles={(chosen) => files.add(box.key, chosen)}
      />
      {can.polls && (
        <IconButton
          icon="poll"
          label={t('compose.chain_add_poll', { at })}
          pressed={box.poll !== null}
          disabled={posting}
          onClick={togglePoll}
        />
      )}
      <span className={styles.gap} />
      <IconButton icon="x" label={t('compose.chain_remove', { at })} disabled={posting} onClick={onRemove} />
    </>
  );
}

function Box(props: BoxProps): ReactElement {
  const { box, facts } = props;
  const { session, files, limit, posting, spoilerText } = facts;
  const item = useRef<HTMLLIElement>(null);
  const left = remainingCharacters(box.text, spoilerText, useServer());
  const counterId = `count-${box.key}`;
  const remove = (): void => {
    const before = item.current?.previousElementSibling ?? item.current?.closest('form');
    for (const { key } of box.media) files.remove(key);
    removeBox(session, box.key);
    // The button disappears with its box: the focus goes to the post before.
    before?.querySelector('textarea')?.focus();
  };
  useDropsOn(item, (dropped) => takeDropped(files, box.key, dropped));
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = pastedFiles(event);
    if (pasted.length > 0) files.add(box.key, pasted);
    // The form around would take them for the first post.
    event.stopPropagation();
  };
  return (
    <li ref={item} className={styles.box} onPaste={onPaste}>
      <BoxText {...props} left={left} counterId={counterId} />
      {box.media.length > 0 && <FilesStrip media={box.media} attachments={files} />}
      {box.poll && (
        <PollForm
          poll={box.poll}
          readOnly={posting}
          onChange={(poll) => changeBox(session, box.key, { poll })}
          nextFocus={session.nextFocus}
          onSuggest={(open) => session.block('suggestions', open)}
        />
      )}
      <div className={styles.tools}>
        <BoxTools {...props} onRemove={remove} />
        {left !== null && <ComposeCounter id={counterId} remaining={left} limit={limit} />}
      </div>
    </li>
  );
}

/** The further posts of a chain, each with files of its own. */
export function ChainBoxes({ more, facts }: { more: readonly FurtherBox[]; facts: Facts }): ReactElement {
  const t = useT();
  return (
    <ol className={styles.chain} aria-label={t('compose.chain')} start={2}>
      {more.map((box, index) => (
        <Box key={box.key} box={box} at={index + 2} facts={facts} />
      ))}
    </ol>
  );
}
