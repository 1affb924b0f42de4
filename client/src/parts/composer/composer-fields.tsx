import type { KeyboardEvent, ReactElement } from 'react';
import { isUnmarked } from '@/domain/draft-media';
import { useMe } from '@/data/react/records';
import { Avatar } from '@/parts/account/avatar';
import { ComposeSubject } from './compose-subject';
import { ComposeText } from './compose-text';
import { LazyComposeMore, LazyComposeNotices, LazyComposeOptions, LazyFilesStrip } from './lazy-pieces';
import { FilesNotices } from './files/files-notices';
import { ScopeButton } from './scope-button';
import type { Composer, SubjectField } from './use-composer';
import styles from './composer.module.css';

/** Scope, format and language. The panel keeps the scope in its toolbar. */
function Options({ composer }: { composer: Composer }): ReactElement {
  const me = useMe();
  const { session, state, offered, mode } = composer;
  const { visibility, contentType, language } = state.content;
  return (
    <div className={styles.options}>
      {mode === 'dialog' && me && <Avatar account={me} size="compact" />}
      {mode !== 'panel' && (
        <ScopeButton
          visibility={visibility}
          offered={offered}
          compact={false}
          onChange={(chosen) => session.change({ visibility: chosen })}
        />
      )}
      <LazyComposeOptions contentType={contentType} language={language} onChange={session.change} />
    </div>
  );
}

function More({
  composer: { session, state, files, limit, purpose, remaining },
}: {
  composer: Composer;
}): ReactElement {
  const { more, scheduledAt, expiresIn, spoilerText } = state.content;
  return (
    <LazyComposeMore
      session={session}
      files={files}
      limit={limit}
      purpose={purpose}
      more={more}
      scheduledAt={scheduledAt}
      expiresIn={expiresIn}
      spoilerText={spoilerText}
      posting={state.posting}
      isOver={(remaining ?? 0) < 0}
    />
  );
}

/**
 * All fields in their order. The panel opens downwards when it is first used: what opens above the text
 * would move it from under the pointer.
 */
export function ComposerFields({
  composer,
  subject,
  takesFocus,
  onKeyDown,
}: {
  composer: Composer;
  subject: SubjectField;
  takesFocus: boolean;
  /** Keys of the fields: post, cancel. */
  onKeyDown: (event: KeyboardEvent) => void;
}): ReactElement {
  const { session, state, mode, used } = composer;
  const below = mode === 'panel';
  const subjectField = subject.shown && (
    <ComposeSubject
      subject={state.content.spoilerText}
      readOnly={state.posting}
      onChange={subject.change}
      onRemove={subject.toggle}
      onKeyDown={onKeyDown}
    />
  );
  return (
    <>
      {!below && <Options composer={composer} />}
      {!below && subjectField}
      <ComposeText composer={composer} takesFocus={takesFocus} onKeyDown={onKeyDown} />
      {below && subjectField}
      {state.content.media.length > 0 && <LazyFilesStrip media={state.content.media} desk={composer.files} />}
      <FilesNotices desk={composer.files} />
      {below && used && <Options composer={composer} />}
      {used && (
        <LazyComposeNotices
          visibility={state.content.visibility}
          restored={state.restored}
          stored={state.stored}
          onDiscard={session.discard}
          conflict={state.conflict}
          onResolve={session.resolve}
          unmarked={isUnmarked(state.content)}
          onChange={session.change}
        />
      )}
      {used && <More composer={composer} />}
    </>
  );
}
