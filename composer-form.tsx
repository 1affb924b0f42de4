import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { remainingCharacters } from '@/domain/compose';
import type { StatusId } from '@/domain/ids';
import { useMe, usePreference, useServer } from '@/data/react/records';
import { useReadable, useRealm } from '@/data/react/realm-context';
import { useT } from '@/i18n/use-t';
import { classes } from '@/lib/classes';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import { ComposeFooter } from './compose-footer';
import { ComposeProblem } from './compose-problem';
import { ComposeSubject } from './compose-subject';
import { ComposeText } from './compose-text';
import { LazyComposeNotices, LazyComposeOptions } from './lazy-pieces';
import { ScopeButton } from './scope-button';
import { offeredVisibilities, type ComposeTarget } from './start-content';
import { useComposeSession } from './use-compose-session';
import styles from './composer.module.css';

export interface ComposerFormProps {
  /** `panel` is small until it is used; `dialog` shows everything. */
  mode: 'panel' | 'reply' | 'dialog';
  target: ComposeTarget;
  /** Focus in the text, caret at its end, when the form appears. */
  autoFocus?: boolean;
  className?: string;
  onPosted?: (id: StatusId) => void;
  /** Escape, or the Cancel button where it is given. The draft stays. */
  onCancel?: () => void;
  /** Room at the start of the toolbar. */
  tools?: ReactNode;
}

/** Writes a post. Nothing for visitors. Give it a React key of the target's `draftKey`. */
export function ComposerForm(props: ComposerFormProps): ReactElement | null {
  return useMe() ? <SignedInForm {...props} /> : null;
}

/** Leaving the page is only held up where the browser keeps no drafts. */
function useUnkeptWarning(unkept: boolean): void {
  useEffect(() => {
    if (!unkept) return;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [unkept]);
}

/** An input method uses Enter and Escape itself while it composes a word (229 in older browsers). */
const belongsToInputMethod = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

function SignedInForm({
  mode,
  target,
  autoFocus = false,
  className,
  onPosted,
  onCancel,
  tools,
}: ComposerFormProps): ReactElement {
  const t = useT();
  const realm = useRealm();
  const { textLimit } = useServer();
  const alwaysSubject = usePreference('alwaysShowSubjectInput');
  const session = useComposeSession(target);
  const { content, posting, problem, restored, stored } = useReadable(session);
  const [used, setUsed] = useState(mode !== 'panel' || restored);
  const [subjectOpen, setSubjectOpen] = useState(content.spoilerText !== '');
  const [posted, setPosted] = useState(0);
  const area = useRef<HTMLTextAreaElement>(null);
  const counterId = useId();
  const remaining = remainingCharacters(content.text, content.spoilerText, textLimit);
  const subjectShown = used && (alwaysSubject || subjectOpen || content.spoilerText !== '');
  const offered = offeredVisibilities(realm, target.replyToId);
  useUnkeptWarning(!stored && content.text !== '');

  useLayoutEffect(() => {
    const text = area.current;
    if (!autoFocus || !text) return;
    text.focus();
    text.setSelectionRange(text.value.length, text.value.length);
  }, [autoFocus]);

  const submit = async (): Promise<void> => {
    const id = await session.submit();
    if (id === null) return;
    setSubjectOpen(false);
    setPosted((count) => count + 1);
    onPosted?.(id);
  };

  const setSubject = (spoilerText: string): void => {
    // behaviour.md §8: a subject that begins makes the post sensitive, once; it can be taken back.
    const begins = content.spoilerText === '' && spoilerText !== '';
    const marks = begins && realm.settings.get('sensitiveIfSubject');
    session.change(marks ? { spoilerText, sensitive: true } : { spoilerText });
  };

  const toggleSubject = (): void => {
    if (subjectShown && content.spoilerText !== '') session.change({ spoilerText: '', sensitive: false });
    setUsed(true);
    setSubjectOpen(!subjectShown);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (belongsToInputMethod(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
    } else if (event.key === 'Escape' && onCancel && !event.defaultPrevented) {
      event.preventDefault();
      onCancel();
    }
  };

  const subject = subjectShown && (
    <ComposeSubject
      subject={content.spoilerText}
      readOnly={posting}
      onChange={setSubject}
      onRemove={alwaysSubject ? null : toggleSubject}
    />
  );
  const scope = (
    <ScopeButton
      visibility={content.visibility}
      offered={offered}
      compact={mode === 'panel'}
      onChange={(visibility) => session.change({ visibility })}
    />
  );
  const options = used && (
    <div className={styles.options}>
      {mode !== 'panel' && scope}
      <LazyComposeOptions
        contentType={content.contentType}
        language={content.language}
        onChange={session.change}
      />
    </div>
  );
  const isReply = target.replyToId !== null;

  return (
    // The keys are those of the fields inside, which are all the form has to hear.
    <form
      className={classes(styles.form, className)}
      data-mode={mode}
      aria-label={t(isReply ? 'compose.reply' : 'compose.new_post')}
      aria-busy={posting || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={onKeyDown}
      onFocus={() => setUsed(true)}
    >
      {problem && <ComposeProblem problem={problem} onDismiss={session.dismissProblem} />}
      {mode === 'dialog' && options}
      {mode !== 'panel' && subject}
      <ComposeText
        areaRef={area}
        text={content.text}
        isReply={isReply}
        language={content.language}
        readOnly={posting}
        invalid={problem?.is === 'empty' || (remaining ?? 0) < 0}
        describedBy={counterId}
        onChange={(text) => session.change({ text })}
      />
      {mode === 'panel' && subject}
      {used && (
        <LazyComposeNotices
          visibility={content.visibility}
          restored={restored}
          stored={stored}
          onDiscard={session.discard}
        />
      )}
      {mode !== 'dialog' && options}
      <ComposeFooter
        tools={tools}
        scope={mode === 'panel' ? scope : null}
        subjectShown={subjectShown}
        onToggleSubject={alwaysSubject && used ? null : toggleSubject}
        sensitive={content.sensitive}
        onSensitive={used ? (sensitive) => session.change({ sensitive }) : null}
        counter={used && remaining !== null ? { id: counterId, remaining, limit: textLimit } : null}
        posting={posting}
        tooLong={(remaining ?? 0) < 0}
        onCancel={mode === 'reply' ? onCancel : undefined}
      />
      <span role="status">
        {posted > 0 && <VisuallyHidden key={posted}>{t('compose.posted')}</VisuallyHidden>}
      </span>
    </form>
  );
}
