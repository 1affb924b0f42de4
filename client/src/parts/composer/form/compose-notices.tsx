import '@/i18n/messages/en/late/compose';
import '@/i18n/messages/en/late/files';
import type { ReactElement } from 'react';
import { scopeWarning, type ComposeContent } from '@/domain/writing/compose';
import { useMe, usePreference, useServer } from '@/data/react/records';
import { useRealm } from '@/data/react/realm-context';
import type { MessageId } from '@/i18n/message-id';
import { useT } from '@/i18n/use-t';
import { TextButton } from '@/ui/button/text-button';
import { useCommands } from '@/parts/commands/use-commands';
import { Alert } from '@/ui/alert/alert';
import { Icon } from '@/ui/icon/icon';
import type { ComposeConflict } from '@/parts/composer/session/conflict';
import { backToText } from '@/parts/composer/session/back-to-text';
import { PassingButton } from './passing-button';
import { SEEN_BY, WARNING_WORDS } from './visibility-words';
import { SCOPE_SIGNS } from './scope-signs';
import styles from './composer.module.css';
import written from './writing.module.css';

/** Who will see the post: a warning that stays, or a sentence that can be dismissed for good (COMP-07). */
function ScopeNotice({ visibility }: { visibility: ComposeContent['visibility'] }): ReactElement | null {
  const t = useT();
  const { settings } = useRealm();
  const me = useMe();
  const hidden = usePreference('hideScopeNotice');
  const { can } = useServer();
  const warning = scopeWarning(visibility, { locked: me?.locked ?? false }, can.safeDm);
  if (warning) {
    return (
      <Alert level="warning">
        {visibility === 'private' && `${t(SEEN_BY.private)} `}
        {t(WARNING_WORDS[warning])}
      </Alert>
    );
  }
  if (hidden) {
    // Dismissed is the box; who will see the post is said in every case.
    return (
      <p className={written.seen}>
        <Icon name={SCOPE_SIGNS[visibility].icon} size="xs" />
        {t(SEEN_BY[visibility])}
      </p>
    );
  }
  return (
    <Alert
      level="info"
      closeLabel={t('compose.dismiss_notice')}
      onClose={() => settings.set('hideScopeNotice', true)}
    >
      {t(SEEN_BY[visibility])}
    </Alert>
  );
}

/** No draft goes at one press. */
function Restored({ onlyCopy, onDiscard }: { onlyCopy: boolean; onDiscard: () => void }): ReactElement {
  const t = useT();
  const { confirm } = useCommands();
  const discard = async (button: HTMLButtonElement): Promise<void> => {
    const yes = await confirm({
      title: t('compose.discard_question'),
      body: t(onlyCopy ? 'compose.discard_only_copy' : 'compose.discard_body'),
      confirmLabel: t('compose.discard'),
      cancelLabel: t('common.cancel'),
      danger: true,
    });
    if (!yes) return;
    backToText(button);
    onDiscard();
  };
  return (
    <p className={styles.hint}>
      <span role="status">{t(onlyCopy ? 'compose.draft_kept' : 'compose.draft_restored')}</span>
      <TextButton onClick={({ currentTarget }) => void discard(currentTarget)}>
        {t('compose.discard')}
      </TextButton>
    </p>
  );
}

const CONFLICT_WORDS = {
  changed: 'compose.conflict',
  sent: 'compose.sent_elsewhere',
  gone: 'compose.gone_elsewhere',
} as const satisfies Record<ComposeConflict, MessageId>;

function Conflict({
  conflict,
  onResolve,
}: {
  conflict: ComposeConflict;
  onResolve: ComposeNoticesProps['onResolve'];
}): ReactElement {
  const t = useT();
  return (
    <Alert level="warning">
      {t(CONFLICT_WORDS[conflict])}
      <span className={written.choices} data-choice>
        <PassingButton onClick={() => onResolve('theirs')}>
          {t(conflict === 'changed' ? 'compose.take_theirs' : 'compose.clear_form')}
        </PassingButton>
        <PassingButton onClick={() => onResolve('mine')}>
          {t(conflict === 'changed' ? 'compose.keep_mine' : 'compose.keep_as_new')}
        </PassingButton>
      </span>
    </Alert>
  );
}

interface ComposeNoticesProps {
  visibility: ComposeContent['visibility'];
  restored: boolean;
  /** What it was made of is gone. */
  onlyCopy: boolean;
  stored: boolean;
  onDiscard: () => void;
  /** Files beside a subject that are not marked sensitive (COMP-07). */
  unmarked: boolean;
  onChange: (patch: Partial<ComposeContent>) => void;
  /** What another tab did to the same draft. */
  conflict: ComposeConflict | null;
  onResolve: (which: 'theirs' | 'mine') => void;
  /** The beginning of its chain is posted already. */
  goesOn: boolean;
}

/** Notices of the form: a restored draft, another tab, who will see the post. */
export function ComposeNotices(props: ComposeNoticesProps): ReactElement {
  const { visibility, restored, onlyCopy, stored, onDiscard, unmarked, onChange, conflict, goesOn } = props;
  const t = useT();
  return (
    <div className={styles.notices}>
      {restored && <Restored onlyCopy={onlyCopy} onDiscard={onDiscard} />}
      {goesOn && (
        <p className={styles.hint} role="status">
          {t('compose.chain_goes_on')}
          <PassingButton onClick={() => onChange({ after: null })}>{t('compose.chain_let_go')}</PassingButton>
        </p>
      )}
      {conflict && <Conflict conflict={conflict} onResolve={props.onResolve} />}
      {!stored && <Alert level="warning">{t('compose.draft_not_kept')}</Alert>}
      {unmarked && (
        <Alert level="warning">
          {t('files.sensitive_hint')}{' '}
          <PassingButton onClick={() => onChange({ sensitive: true })}>
            {t('files.mark_sensitive')}
          </PassingButton>
        </Alert>
      )}
      <ScopeNotice visibility={visibility} />
    </div>
  );
}
