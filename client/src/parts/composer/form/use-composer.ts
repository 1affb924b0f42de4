import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { remainingCharacters } from '@/domain/writing/compose';
import type { Visibility } from '@/domain/status/visibility';
import { usePreference, useServer } from '@/data/react/records';
import { useReadable, useRealm } from '@/data/react/realm-context';
import type { ComposeSession, ComposeState, Settled } from '@/parts/composer/session/compose-state';
import { purposeOf, type ComposePurpose, type ComposeTarget } from '@/parts/commands/compose-target';
import type { Attachments } from '@/parts/composer/files/attachments';
import { useFiles } from '@/parts/composer/files/use-files';
import { offeredVisibilities } from '@/parts/composer/session/start-content';
import { useComposeSession } from '@/parts/composer/session/use-compose-session';

export type ComposerMode = 'panel' | 'reply' | 'dialog';

export interface Composer {
  mode: ComposerMode;
  purpose: ComposePurpose;
  target: ComposeTarget;
  isReply: boolean;
  session: ComposeSession;
  state: ComposeState;
  files: Attachments;
  offered: readonly Visibility[];
  limit: number;
  /** Characters left, null without a limit. */
  remaining: number | null;
  /** Element that describes the text: the counter. */
  counterId: string;
  /** False while the panel is small: nobody has touched it yet. */
  used: boolean;
  use: () => void;
  /** What became of the last post of this form. */
  last: Settled | null;
  submit: () => Promise<Settled | null>;
}

/** Makes the browser ask before it leaves the page. Words that it does not ask about are kept as a draft all the same. */
function useUnsentQuestion(unsent: boolean): void {
  useEffect(() => {
    if (!unsent) return;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [unsent]);
}

/** The same list from key to key, so that what offers it is not drawn again. */
function useOffered(target: ComposeTarget, chosen: Visibility): readonly Visibility[] {
  const realm = useRealm();
  const [first] = useState(chosen);
  const edited = target.editOf === null ? null : chosen;
  return useMemo(
    () => (edited === null ? offeredVisibilities(realm, target.replyToId, first) : [edited]),
    [realm, target.replyToId, edited, first],
  );
}

export function useComposer(mode: ComposerMode, target: ComposeTarget, begun: string): Composer {
  const server = useServer();
  const session = useComposeSession(target, begun);
  const state = useReadable(session);
  const [used, setUsed] = useState(mode !== 'panel' || state.restored || begun !== '');
  const [last, setLast] = useState<Settled | null>(null);
  const counterId = useId();
  const { text, spoilerText } = state.content;
  useUnsentQuestion(state.unsent || (!state.stored && text !== ''));
  return {
    mode,
    purpose: purposeOf(target),
    target,
    isReply: target.replyToId !== null,
    session,
    state,
    files: useFiles(session),
    offered: useOffered(target, state.content.visibility),
    limit: server.textLimit,
    remaining: remainingCharacters(text, spoilerText, server),
    counterId,
    used,
    use: useCallback(() => setUsed(true), []),
    last,
    submit: async () => {
      setLast(null);
      const settled = await session.submit();
      if (settled !== null) setLast(settled);
      return settled;
    },
  };
}

export interface SubjectField {
  shown: boolean;
  /** Opened by hand. */
  asked: boolean;
  change: (subject: string) => void;
  /** Null where the preference keeps the field in place. */
  toggle: (() => void) | null;
}

/** The subject field: always there by preference, else opened and closed by hand. */
export function useSubjectField({ session, state, used, use }: Composer): SubjectField {
  const { settings } = useRealm();
  const always = usePreference('alwaysShowSubjectInput');
  const [open, setOpen] = useState(false);
  const hasWords = state.content.spoilerText !== '';
  const shown = used && (always || open || hasWords);
  const toggle = useCallback((): void => {
    if (shown && hasWords) session.change({ spoilerText: '', sensitive: false });
    use();
    setOpen(!shown);
  }, [session, use, shown, hasWords]);
  return {
    shown,
    asked: open,
    change: (subject) => {
      // behaviour.md §8: a subject that begins makes the post sensitive; that can be taken back.
      const marks = !hasWords && subject !== '' && settings.get('sensitiveIfSubject');
      session.change(marks ? { spoilerText: subject, sensitive: true } : { spoilerText: subject });
    },
    toggle: always && used ? null : toggle,
  };
}
