import '@/i18n/messages/en/late/writing';
import { memo, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useMe, useServer } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import type { ComposeContent } from '@/domain/writing/compose';
import { isUnmarked } from '@/domain/writing/draft-media';
import { Avatar } from '@/parts/account/avatar';
import { Button } from '@/ui/button/button';
import { ComposeSubject } from './compose-subject';
import { ComposeText } from './compose-text';
import { FilesNotices } from '@/parts/composer/files/files-notices';
import {
  LateComposeMore,
  LateComposeNotices,
  LateComposeOptions,
  LateFilesStrip,
  LateWritingHelp,
  MORE_ROOM,
} from './late-pieces';
import { ScopeButton } from './scope-button';
import type { Composer, SubjectField } from './use-composer';
import styles from './composer.module.css';
import written from './writing.module.css';

/** Scope, format and language. The panel keeps the scope in its toolbar. */
const Options = memo(function Options({
  session,
  mode,
  offered,
  visibility,
  contentType,
  language,
  showsPreview,
  whole,
  onPreview,
}: Pick<Composer, 'session' | 'mode' | 'offered'> &
  Pick<ComposeContent, 'visibility' | 'contentType' | 'language'> & {
    showsPreview: boolean;
    whole: boolean;
    onPreview: (shows: boolean) => void;
  }): ReactElement {
  const t = useT();
  const me = useMe();
  const { can } = useServer();
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
      {whole && (
        <LateComposeOptions contentType={contentType} language={language} onChange={session.change} />
      )}
      {mode !== 'dialog' && can.pleromaApi && (
        <Button
          look="ghost"
          small
          className={written.previewButton}
          pressed={showsPreview}
          onClick={() => onPreview(!showsPreview)}
        >
          {t('writing.preview')}
        </Button>
      )}
    </div>
  );
});

function More({
  composer: { session, state, files, limit, purpose, remaining },
}: {
  composer: Composer;
}): ReactElement {
  const { more, scheduledAt, expiresIn, spoilerText } = state.content;
  return (
    <LateComposeMore
      session={session}
      files={files}
      limit={limit}
      purpose={purpose}
      more={more}
      scheduledAt={scheduledAt}
      expiresIn={expiresIn}
      spoilerText={spoilerText}
      posting={state.posting}
      lacksWords={state.problem?.is === 'empty'}
      isOver={(remaining ?? 0) < 0}
    />
  );
}

/** Notices below the fields. */
function Notices({ composer: { session, state, target } }: { composer: Composer }): ReactElement {
  const { content, restored, stored, conflict } = state;
  return (
    <LateComposeNotices
      visibility={content.visibility}
      restored={restored}
      onlyCopy={target.draftKey.startsWith('redraft:')}
      stored={stored}
      onDiscard={session.discard}
      conflict={conflict}
      onResolve={session.resolve}
      goesOn={content.after !== null && content.after !== target.replyToId}
      unmarked={isUnmarked(content)}
      onChange={session.change}
    />
  );
}

interface ComposerFieldsProps {
  composer: Composer;
  subject: SubjectField;
  takesFocus: boolean;
  /** The window has the button in its head; elsewhere it is one of the options. */
  previewShown: boolean;
  /** False until the form is seen. */
  whole: boolean;
  /** Keys of the fields: post, cancel. */
  onKeyDown: (event: KeyboardEvent) => void;
}

function Subject({ composer, subject, onKeyDown }: ComposerFieldsProps): ReactElement {
  const { content, posting } = composer.state;
  return (
    <ComposeSubject
      subject={content.spoilerText}
      asked={subject.asked}
      readOnly={posting}
      onChange={subject.change}
      onRemove={subject.toggle}
      onKeyDown={onKeyDown}
    />
  );
}

/**
 * All fields in their order. The panel opens downwards when it is first used: what opens above the text
 * would move it from under the pointer.
 */
export function ComposerFields(props: ComposerFieldsProps): ReactElement {
  const { composer, subject, takesFocus, previewShown, whole, onKeyDown } = props;
  const { session, mode, used, files } = composer;
  const { media, visibility, contentType, language } = composer.state.content;
  const below = mode === 'panel';
  const [showsPreview, setShowsPreview] = useState(false);
  const options = (
    <Options
      session={session}
      mode={mode}
      offered={composer.offered}
      visibility={visibility}
      contentType={contentType}
      language={language}
      showsPreview={showsPreview}
      whole={whole}
      onPreview={setShowsPreview}
    />
  );
  const subjectField = subject.shown && <Subject {...props} />;
  return (
    <>
      {!below && options}
      {!below && subjectField}
      <ComposeText composer={composer} takesFocus={takesFocus} onKeyDown={onKeyDown} />
      {below && subjectField}
      {media.length > 0 && <LateFilesStrip media={media} attachments={files} />}
      <FilesNotices attachments={files} />
      {below && used && options}
      {used && <LateWritingHelp composer={composer} showsPreview={showsPreview || previewShown} />}
      {used && <Notices composer={composer} />}
      {used && (whole ? <More composer={composer} /> : composer.purpose !== 'edit' && MORE_ROOM)}
    </>
  );
}
