import { memo, type ReactElement, type ReactNode } from 'react';
import type { DraftPoll } from '@/domain/writing/compose-content';
import type { Visibility } from '@/domain/status/visibility';
import { useT } from '@/i18n/use-t';
import { classes } from '@/lib/classes';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { ComposeCounter } from './compose-counter';
import { EmojiButton } from './emoji-button';
import { PollButton } from './poll-button';
import { AddFilesButton } from '@/parts/composer/files/add-files-button';
import { ScopeButton } from './scope-button';
import { StopPosting } from '@/parts/composer/waiting/stop-posting';
import type { Composer, SubjectField } from './use-composer';
import { useReach } from './use-reach';
import styles from './composer.module.css';
import written from './writing.module.css';

interface ToolbarProps extends Pick<Composer, 'session' | 'mode' | 'offered' | 'used' | 'use' | 'files'> {
  fileCount: number;
  poll: DraftPoll | null;
  edits: boolean;
  sensitive: boolean;
  visibility: Visibility;
  posting: boolean;
  subjectShown: boolean;
  onSubject: (() => void) | null;
  tools: ReactNode;
}

/** Stays as it is while somebody types. */
const Toolbar = memo(function Toolbar(props: ToolbarProps): ReactElement {
  const t = useT();
  const { session, mode, used, use, files, sensitive } = props;
  return (
    <div className={classes(styles.tools, written.tools)}>
      <AddFilesButton
        count={props.fileCount}
        disabled={props.posting}
        onFiles={(chosen) => {
          use();
          files.add(null, chosen);
        }}
      />
      {props.tools}
      <PollButton session={session} onUse={use} poll={props.poll} edits={props.edits} />
      {props.onSubject && (
        <IconButton
          icon="warn"
          data-tool="subject"
          label={t('compose.subject')}
          pressed={props.subjectShown}
          onClick={props.onSubject}
        />
      )}
      <EmojiButton
        onSticker={(file) => {
          use();
          files.add(null, [file]);
        }}
      />
      {used && (
        <IconButton
          icon="eyeoff"
          label={t('compose.sensitive')}
          pressed={sensitive}
          onClick={() => session.change({ sensitive: !sensitive })}
        />
      )}
      {mode === 'panel' && (
        <ScopeButton
          visibility={props.visibility}
          offered={props.offered}
          compact
          onChange={(chosen) => session.change({ visibility: chosen })}
        />
      )}
    </div>
  );
});

const isBusy = ({ state: { posting, checking } }: Composer): boolean => posting || checking;

function submitLabel(composer: Composer) {
  const { purpose, state } = composer;
  const { content } = state;
  const posting = isBusy(composer);
  if (purpose === 'edit') return posting ? 'compose.saving' : 'compose.save';
  if (content.scheduledAt !== null && !posting) return 'compose.schedule';
  return posting ? 'compose.posting' : 'compose.post';
}

/** Why it cannot be posted yet, and what is left. */
function Standing({ composer, nobody }: { composer: Composer; nobody: string | null }): ReactElement {
  const t = useT();
  const { state, used, remaining, limit, counterId } = composer;
  const why = classes(styles.uploading, written.why);
  return (
    <>
      {state.uploading && (
        <span className={why}>
          {t('files.uploading_of', {
            left: state.content.media.filter((file) => file.mediaId === null).length,
          })}
        </span>
      )}
      {nobody !== null && <span className={why}>{nobody}</span>}
      {used && remaining !== null && <ComposeCounter id={counterId} remaining={remaining} limit={limit} />}
    </>
  );
}

interface ComposeFooterProps {
  composer: Composer;
  subject: SubjectField;
  tools: ReactNode;
  /** False until the form is seen. */
  whole: boolean;
  onCancel: (() => void) | undefined;
}

/** Tools at the start, counter and Post at the end. */
export function ComposeFooter(props: ComposeFooterProps): ReactElement {
  const { composer, subject, tools, whole, onCancel } = props;
  const t = useT();
  const { remaining, used, mode, state, session, offered, use, files } = composer;
  const { media, poll, sensitive, visibility, more } = state.content;
  const small = mode !== 'dialog';
  const nobody = useReach(composer);
  return (
    <div className={styles.footer}>
      {whole && (
        <Toolbar
          session={session}
          mode={mode}
          offered={offered}
          used={used}
          use={use}
          files={files}
          fileCount={media.length}
          poll={poll}
          edits={composer.target.editOf !== null}
          sensitive={sensitive}
          visibility={visibility}
          posting={state.posting}
          subjectShown={subject.shown}
          onSubject={subject.toggle}
          tools={tools}
        />
      )}
      <Standing composer={composer} nobody={nobody} />
      {onCancel && (
        <Button small={small} look="ghost" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      )}
      {state.posting && more.length === 0 && <StopPosting small={small} onStop={session.stop} />}
      <Button
        type="submit"
        data-tool="post"
        look="primary"
        small={small}
        busy={isBusy(composer)}
        disabled={(remaining ?? 0) < 0 || state.uploading || nobody !== null}
      >
        {t(submitLabel(composer))}
      </Button>
    </div>
  );
}
