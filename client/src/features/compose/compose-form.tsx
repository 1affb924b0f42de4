import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useReadable, useRealm } from '@/data/react/realm-context';
import { useMe } from '@/data/react/records';
import { ONLY_WORDS } from '@/data/writing/drafts/draft';
import type { Begun } from '@/parts/composer/session/begun';
import { useCommands } from '@/parts/commands/use-commands';
import { NEW_POST } from '@/parts/commands/compose-target';
import { lateComposerForm } from '@/parts/composer/places/late-forms';
import { RestingForm } from '@/parts/composer/places/resting-form';
import { useLate } from '@/ui/late/use-late';
import styles from './compose.module.css';

/** The small form of the user panel. `?message=` fills it (COMP-09); nothing for visitors. */
export function ComposeForm(): ReactElement | null {
  const [path, navigate] = useLocation();
  const message = new URLSearchParams(useSearch()).get('message') ?? '';
  // Removed from the address after posting; that must not reset the form.
  const [held, setHeld] = useState(message);
  if (message !== '' && message !== held) setHeld(message);
  const { turn } = useReadable(useCommands().compose);
  const { key } = useRealm();
  if (!useMe()) return null;
  return (
    <PanelForm
      key={`${key} ${turn} ${held}`}
      message={message}
      onPosted={message === '' ? undefined : () => navigate(path, { replace: true })}
    />
  );
}

/**
 * Whether there is something to go on with: from the address, or a draft, which may come after the start: from another
 * tab, or as what a killed browser had not put on the disk (SPEC W6). `kept`: when this form has kept what is its own.
 */
function useGoesOn(message: string, kept: RefObject<number>): boolean {
  const { drafts } = useRealm();
  const [goesOn, setGoesOn] = useState(() => message !== '' || drafts.get(NEW_POST.draftKey) !== null);
  useEffect(() => {
    const look = (): void => {
      const draft = drafts.get(NEW_POST.draftKey);
      if (draft !== null && draft.updatedAt !== kept.current) setGoesOn(true);
    };
    look();
    return drafts.watch(look);
  }, [drafts, kept]);
  return goesOn;
}

/** Rests until somebody turns to it, unless there is something to go on with. */
function PanelForm({
  message,
  onPosted,
}: {
  message: string;
  onPosted: (() => void) | undefined;
}): ReactElement {
  const { drafts } = useRealm();
  const kept = useRef(0);
  const goesOn = useGoesOn(message, kept);
  const [near, setNear] = useState(0);
  const [begun, setBegun] = useState<Begun | null>(null);
  const [failed, setFailed] = useState(false);
  const form = useLate(lateComposerForm, near || goesOn);
  // COMP-08: what is typed before the whole form is there is a draft too; the form takes it over.
  // Another tab may have begun meanwhile: its words stay, and the form goes on with them.
  const isOurs = (): boolean => drafts.get(NEW_POST.draftKey)?.updatedAt === kept.current;
  const keep = (text: string): void => {
    if (!isOurs() && drafts.get(NEW_POST.draftKey)) return;
    kept.current = Date.now();
    drafts.save(NEW_POST.draftKey, { ...ONLY_WORDS, updatedAt: kept.current, text });
  };
  const begin = (work: Begun): void => {
    if (isOurs()) drafts.clear(NEW_POST.draftKey);
    setBegun(work);
  };
  if (!form || !begun)
    return (
      <RestingForm
        className={styles.panel}
        ready={form !== null}
        eager={goesOn}
        // Each turn to the form tries again where its code did not come.
        onNear={() => setNear(near + 1)}
        failed={failed}
        onPress={() => {
          setNear(near + 1);
          lateComposerForm.load().catch(() => setFailed(true));
        }}
        onType={keep}
        onBegin={begin}
      />
    );
  return (
    <form.Part
      mode="panel"
      className={styles.panel}
      target={message === '' ? NEW_POST : { ...NEW_POST, prefill: message }}
      begun={begun}
      onPosted={onPosted}
    />
  );
}
