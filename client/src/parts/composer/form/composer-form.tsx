import '@/i18n/messages/en/late/compose';
import {
  useEffect,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { OVERTAKEN } from '@/data/notices/overtaken';
import { useRealm } from '@/data/react/realm-context';
import { useMe } from '@/data/react/records';
import type { MessageId } from '@/i18n/message-id';
import { useCommands } from '@/parts/commands/use-commands';
import { useT } from '@/i18n/use-t';
import { afterPaint, onPainted } from '@/lib/after-paint';
import { classes } from '@/lib/classes';
import type { Begun } from '@/parts/composer/session/begun';
import { ComposeFooter } from './compose-footer';
import { SettledWords } from './settled-words';
import { LateNewerEdit } from './late-pieces';
import { ComposeProblem } from './compose-problem';
import { ComposerFields } from './composer-fields';
import type { ComposeSession, Settled } from '@/parts/composer/session/compose-state';
import type { ComposePurpose, ComposeTarget } from '@/parts/commands/compose-target';
import { useFileWays } from '@/parts/composer/files/use-file-ways';
import { openEditAnew } from '@/parts/composer/session/open-draft';
import type { Leaving } from '@/parts/composer/session/use-leaving';
import { tellReturned, tellSettled } from './tell-settled';
import { useTakeOver } from './use-take-over';
import { useComposer, useSubjectField, type Composer, type ComposerMode } from './use-composer';
import styles from './composer.module.css';

export interface ComposerFormProps {
  /** `panel` is small until it is used; `dialog` shows everything. */
  mode: ComposerMode;
  target: ComposeTarget;
  /** Focus in the text, caret at its end, when the form appears. */
  takesFocus?: boolean;
  /** Nobody sees it yet. */
  className?: string | undefined;
  /** Its name where several may stand on a page; else by what it is for. */
  label?: string | undefined;
  onPosted?: ((settled: Settled) => void) | undefined;
  /** Escape, and in replies a Cancel button. The draft stays. */
  onCancel?: (() => void) | undefined;
  /** Told what closing the form would leave behind. */
  onLeavable?: ((leaving: Leaving | null) => void) | undefined;
  /** Taken over from the resting form. */
  begun?: Begun | undefined;
  /** Whether the window shows the preview, which its head opens and closes. */
  showsPreview?: boolean;
  /** Room at the start of the toolbar. */
  tools?: ReactNode;
}

const FORM_NAMES = {
  new: 'compose.new_post',
  reply: 'compose.reply',
  quote: 'compose.quote',
  edit: 'compose.edit',
} as const satisfies Record<ComposePurpose, MessageId>;

/** Writes a post. Nothing for visitors. Give it the target's `draftKey` as React key. */
export function ComposerForm(props: ComposerFormProps): ReactElement | null {
  const { key } = useRealm();
  // Another account writes another post: text and scope must not go out under its name.
  return useMe() ? <SignedInForm key={key} {...props} /> : null;
}

/** An input method uses Enter and Escape itself while it composes a word (229 in older browsers). */
const belongsToInputMethod = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

function useTellsLeaving(tell: ComposerFormProps['onLeavable'], session: ComposeSession): void {
  useEffect(() => {
    tell?.({
      unsent: () => session.get().unsent && !session.get().posting,
      posting: () => session.get().posting,
      discard: session.discard,
    });
    return () => tell?.(null);
  }, [tell, session]);
}

/** The window is seen sooner without what nobody can reach in its first frame; its room is kept. */
function useWhole(mode: ComposerMode): boolean {
  const [whole, setWhole] = useState(mode !== 'dialog');
  useEffect(() => (whole ? undefined : onPainted(() => setWhole(true))), [whole]);
  return whole;
}

/** A poll goes when it is posted, and is closed while it is: the focus that was in it goes on in the form. */
async function keepFocus(form: HTMLFormElement | null, before: Element | null): Promise<void> {
  await afterPaint();
  if (document.activeElement !== document.body) return;
  const back = form?.contains(before) ? before : form?.querySelector('textarea');
  if (back instanceof HTMLElement) back.focus({ preventScroll: true });
}

/** Post stands at the other end of a long form. Who went on elsewhere meanwhile stays there. */
async function showProblem(form: HTMLFormElement): Promise<void> {
  await afterPaint();
  const { activeElement } = document;
  if (activeElement === document.body || form.contains(activeElement))
    form.querySelector('[data-problem]')?.scrollIntoView({ block: 'nearest' });
}

/** Sends what the form holds, tells how it went, and keeps focus and sight where they were. */
function useSubmit(
  { mode, onPosted }: ComposerFormProps,
  form: RefObject<HTMLFormElement>,
  composer: Composer,
): () => Promise<void> {
  const t = useT();
  const { notices } = useRealm();
  const { session } = composer;
  return async () => {
    // Another tab has the draft, too: nothing is sent before somebody chooses, and the button is not mute.
    const { conflict, newer: open } = session.get();
    if (conflict ?? open) return form.current?.querySelector<HTMLElement>('[data-choice] button')?.focus();
    const before = document.activeElement;
    const isInside = form.current?.contains(before);
    const settled = await composer.submit();
    const element = form.current;
    if (isInside) void keepFocus(element, before);
    if (settled === null) {
      const { problem, newer } = session.get();
      // Closed meanwhile: nobody sees the form's own words.
      if (element === null && problem) tellReturned(notices, problem);
      if (element === null && newer) notices.push(OVERTAKEN);
      if (element && (problem ?? newer)) void showProblem(element);
      return;
    }
    tellSettled(t, notices, settled, composer);
    // A long text has scrolled its panel: the empty form would be out of sight.
    if (mode === 'panel') void afterPaint().then(() => form.current?.scrollIntoView({ block: 'nearest' }));
    onPosted?.(settled);
  };
}

/** Ctrl+Enter posts, Escape cancels. */
function onFormKey(
  event: KeyboardEvent,
  form: HTMLFormElement | null,
  onCancel: (() => void) | undefined,
): void {
  if (belongsToInputMethod(event) || event.defaultPrevented) return;
  const posts = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  if (!posts && !(event.key === 'Escape' && onCancel)) return;
  event.preventDefault();
  // As the button does: what listens for it (an open emoji picker) is told.
  if (posts) form?.requestSubmit();
  else onCancel?.();
}

/** What a field leaves alone: whatever stands in the form, its keys are the same. */
function onKeyOfField(event: KeyboardEvent<HTMLFormElement>, act: (event: KeyboardEvent) => void): void {
  const { target, currentTarget, key } = event;
  // A dialog of the form stands elsewhere in the page.
  const isField = target instanceof Element && target.matches('input, select, textarea');
  if (key !== 'Enter' || !isField || !currentTarget.contains(target)) return;
  act(event);
  // Enter in a one-line field would post at once: too easily done by accident.
  if (target instanceof HTMLInputElement) event.preventDefault();
}

/** Why the last attempt failed, and for edits what the post has become meanwhile. */
function Problems({ composer, onSave }: { composer: Composer; onSave: () => void }): ReactElement {
  const realm = useRealm();
  const commands = useCommands();
  const { session, state, purpose, target } = composer;
  const edits = purpose === 'edit';
  return (
    <>
      {state.problem && (
        <ComposeProblem
          problem={state.problem}
          onDismiss={session.dismissProblem}
          onAnew={edits ? () => openEditAnew({ realm, commands }, target) : undefined}
        />
      )}
      {edits && <LateNewerEdit composer={composer} onSave={onSave} />}
    </>
  );
}

function SignedInForm(props: ComposerFormProps): ReactElement {
  const { mode, onCancel } = props;
  const t = useT();
  const composer = useComposer(mode, props.target, props.begun?.text ?? '');
  const form = useTakeOver(props.begun);
  const subject = useSubjectField(composer);
  const ways = useFileWays(composer, form);
  const whole = useWhole(mode);
  useTellsLeaving(props.onLeavable, composer.session);
  const submit = useSubmit(props, form, composer);
  const onKeyDown = (event: KeyboardEvent): void => onFormKey(event, form.current, onCancel);
  const keys = {
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>): void => onKeyOfField(event, onKeyDown),
  };
  return (
    <form
      ref={form}
      className={classes(styles.form, props.className)}
      data-mode={mode}
      aria-label={props.label ?? t(FORM_NAMES[composer.purpose])}
      aria-busy={composer.state.posting || undefined}
      // What does not do is said by the form, in its own words.
      noValidate
      {...ways}
      {...keys}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Problems composer={composer} onSave={() => void submit()} />
      <ComposerFields
        composer={composer}
        subject={subject}
        takesFocus={props.takesFocus ?? false}
        previewShown={props.showsPreview ?? false}
        whole={whole}
        onKeyDown={onKeyDown}
      />
      <ComposeFooter
        composer={composer}
        subject={subject}
        tools={props.tools}
        whole={whole}
        onCancel={mode === 'reply' ? onCancel : undefined}
      />
      <span role="status" className={styles.status}>
        {mode === 'panel' && composer.last && <SettledWords settled={composer.last} />}
      </span>
    </form>
  );
}
