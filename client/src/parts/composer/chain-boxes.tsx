import { useEffect, type ReactElement } from 'react';
import { remainingCharacters } from '@/domain/compose';
import type { FurtherBox } from '@/domain/compose-content';
import { useServer } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';
import { changeBox, removeBox } from './box-session';
import { ComposeCounter } from './compose-counter';
import { AddFilesButton } from './files/add-files-button';
import { FilesStrip } from './files/files-strip';
import { SuggestPopup } from './suggest/suggest-popup';
import { suggestProps, useSuggest } from './suggest/use-suggest';
import type { Composer } from './use-composer';
import styles from './chain.module.css';

type Facts = Pick<Composer, 'session' | 'files' | 'limit'> & { spoilerText: string; posting: boolean };

function Box({ box, at, facts }: { box: FurtherBox; at: number; facts: Facts }): ReactElement {
  const t = useT();
  const { session, files, limit, posting, spoilerText } = facts;
  const suggest = useSuggest<HTMLTextAreaElement>({
    contentType: session.get().content.contentType,
    onOpenChange: (open) => session.block('suggestions', open),
  });
  const { ref: area } = suggest;
  const left = remainingCharacters(box.text, spoilerText, useServer());
  const counterId = `count-${box.key}`;
  useEffect(() => {
    // Just added by hand; a part of a split text leaves the caret where it is.
    if (area.current?.value === '') area.current.focus();
  }, [area]);
  return (
    <li className={styles.box}>
      <textarea
        {...suggestProps(suggest)}
        className={styles.text}
        rows={2}
        dir={box.text === '' ? undefined : 'auto'}
        value={box.text}
        readOnly={posting}
        placeholder={t('compose.chain_placeholder')}
        aria-label={t('compose.chain_text', { at })}
        aria-invalid={(left ?? 0) < 0 || undefined}
        aria-describedby={left === null ? undefined : counterId}
        onKeyDown={(event) => void suggest.takeKey(event)}
        onChange={(event) => {
          changeBox(session, box.key, { text: event.currentTarget.value });
          suggest.look();
        }}
      />
      <SuggestPopup suggest={suggest} />
      {box.media.length > 0 && <FilesStrip media={box.media} desk={files} />}
      <div className={styles.tools}>
        <AddFilesButton
          count={box.media.length}
          disabled={posting}
          onFiles={(chosen) => files.add(box.key, chosen)}
        />
        <span className={styles.gap} />
        {left !== null && <ComposeCounter id={counterId} remaining={left} limit={limit} />}
        <IconButton
          icon="x"
          label={t('compose.chain_remove', { at })}
          onClick={() => removeBox(session, box.key)}
        />
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
