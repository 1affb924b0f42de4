import type { ReactElement, ReactNode } from 'react';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { ComposeCounter } from './compose-counter';
import { EmojiButton } from './emoji-button';
import { PollButton } from './poll-button';
import { AddFilesButton } from './files/add-files-button';
import { ScopeButton } from './scope-button';
import type { Composer, SubjectField } from './use-composer';
import { useReach } from './use-reach';
import styles from './composer.module.css';

function Toolbar({
  composer,
  subject,
  tools,
}: {
  composer: Composer;
  subject: SubjectField;
  tools: ReactNode;
}): ReactElement {
  const t = useT();
  const { session, state, mode, offered, used, files } = composer;
  const { sensitive, visibility } = state.content;
  return (
    <div className={styles.tools}>
      <AddFilesButton
        count={state.content.media.length}
        disabled={state.posting}
        onFiles={(chosen) => {
          composer.use();
          files.add(null, chosen);
        }}
      />
      {tools}
      <PollButton composer={composer} />
      {subject.toggle && (
        <IconButton
          icon="warn"
          label={t('compose.subject')}
          pressed={subject.shown}
          onClick={subject.toggle}
        />
      )}
      <EmojiButton
        session={session}
        onSticker={(file) => {
          composer.use();
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
          visibility={visibility}
          offered={offered}
          compact
          onChange={(chosen) => session.change({ visibility: chosen })}
        />
      )}
    </div>
  );
}

function submitLabel({ purpose, state: { posting, content } }: Composer) {
  if (purpose === 'edit') return posting ? 'compose.saving' : 'compose.save';
  if (content.scheduledAt !== null && !posting) return 'compose.schedule';
  return posting ? 'compose.posting' : 'compose.post';
}

/** Tools at the start, counter and Post at the end. */
export function ComposeFooter({
  composer,
  subject,
  tools,
  onCancel,
}: {
  composer: Composer;
  subject: SubjectField;
  tools: ReactNode;
  onCancel: (() => void) | undefined;
}): ReactElement {
  const t = useT();
  const { remaining, limit, used, mode, state } = composer;
  const small = mode !== 'dialog';
  const nobody = useReach(composer);
  return (
    <div className={styles.footer}>
      <Toolbar composer={composer} subject={subject} tools={tools} />
      {state.uploading && (
        <span className={styles.uploading}>
          {t('files.uploading_of', {
            left: state.content.media.filter((file) => file.mediaId === null).length,
          })}
        </span>
      )}
      {used && remaining !== null && (
        <ComposeCounter id={composer.counterId} remaining={remaining} limit={limit} />
      )}
      {onCancel && (
        <Button small={small} look="ghost" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      )}
      <Button
        type="submit"
        look="primary"
        small={small}
        busy={state.posting}
        disabled={(remaining ?? 0) < 0 || state.uploading || nobody !== null}
        title={nobody ?? undefined}
      >
        {t(submitLabel(composer))}
      </Button>
    </div>
  );
}
