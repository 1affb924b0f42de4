import { useEffect, useId, useState } from 'react';
import { remainingCharacters } from '@/domain/compose';
import type { Visibility } from '@/domain/visibility';
import { usePreference, useServer } from '@/data/react/records';
import { useReadable, useRealm } from '@/data/react/realm-context';
import type { ComposeSession, ComposeState, Settled } from './compose-session';
import { purposeOf, type ComposePurpose, type ComposeTarget } from './compose-target';
import type { FilesDesk } from './files/files-desk';
import { useFiles } from './files/use-files';
import { offeredVisibilities } from './start-content';
import { useComposeSession } from './use-compose-session';

export type ComposerMode = 'panel' | 'reply' | 'dialog';

export interface Composer {
  mode: ComposerMode;
  purpose: ComposePurpose;
  target: ComposeTarget;
  isReply: boolean;
  session: ComposeSession;
  state: ComposeState;
  files: FilesDesk;
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

/** The browser asks before it leaves the page; what it does not ask about is kept as a draft all the same. */
function useUnsentQuestion(unsent: boolean): void {
  useEffect(() => {
    if (!unsent) return;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [unsent]);
}

export function useComposer(mode: ComposerMode, target: ComposeTarget, begun: string): Composer {
  const realm = useRealm();
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
    offered:
      target.editOf === null ? offeredVisibilities(realm, target.replyToId) : [state.content.visibility],
    limit: server.textLimit,
    remaining: remainingCharacters(text, spoilerText, server),
    counterId,
    used,
    use: () => setUsed(true),
    last,
    submit: async () => {
      const settled = await session.submit();
      if (settled !== null) setLast(settled);
      return settled;
    },
  };
}

export interface SubjectField {
  shown: boolean;
  change: (subject: string) => void;
  /** Null where the preference keeps the field in place. */
  toggle: (() => void) | null;
}

/** The subject field: always there by preference, else opened and closed by hand. */
export function useSubjectField({ session, state, used, use }: Composer): SubjectField {
  const { settings } = useRealm();
  const always = usePreference('alwaysShowSubjectInput');
  const [open, setOpen] = useState(false);
  const { spoilerText } = state.content;
  const shown = used && (always || open || spoilerText !== '');
  return {
    shown,
    change: (subject) => {
      // behaviour.md §8: a subject that begins makes the post sensitive; that can be taken back.
      const marks = spoilerText === '' && subject !== '' && settings.get('sensitiveIfSubject');
      session.change(marks ? { spoilerText: subject, sensitive: true } : { spoilerText: subject });
    },
    toggle:
      always && used
        ? null
        : () => {
            if (shown && spoilerText !== '') session.change({ spoilerText: '', sensitive: false });
            use();
            setOpen(!shown);
          },
  };
}
