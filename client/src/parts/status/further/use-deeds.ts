import '@/i18n/messages/en/late/looking-further';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useRealm } from '@/data/react/realm-context';
import { usePreference } from '@/data/react/records';
import { toApiError } from '@/domain/api-error';
import type { StatusId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { useCommands } from '@/parts/commands/use-commands';
import { startReply } from '@/parts/status/actions/start-reply';
import { lateAskRepeat } from '@/parts/status/actions/late-actions';

export type Deed = 'reply' | 'repeat' | 'favourite' | 'bring' | 'open';

/** A row that may need this many frames to be there. */
const FRAMES = 20;

/** Gives the focus to the post that has taken the place of a found one, unless the reader went elsewhere. */
function focusPost(id: StatusId, frames = FRAMES): void {
  if (document.activeElement?.matches('body, main, [role="feed"]') !== true) return;
  const post = document.querySelector<HTMLElement>(`[data-status-id="${CSS.escape(id)}"]`);
  if (post) post.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => focusPost(id, frames - 1));
}

/** Has the home server fetch a found post, then does to it what was pressed. */
export function useDeeds(key: string): { busy: boolean; act: (deed: Deed) => void } {
  const t = useT();
  const realm = useRealm();
  const commands = useCommands();
  const [, navigate] = useLocation();
  const asks = usePreference('modalOnRepeat');
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const tell = (messageKey: string, details?: string): void =>
    void realm.notices.push({
      level: 'error',
      messageKey,
      messageArgs: {},
      timeout: 10_000,
      ...(details ? { details } : {}),
    });
  const repeat = async (id: StatusId): Promise<void> => {
    const status = realm.records.status(id).get();
    if (!status || status.reblogged) return;
    if (asks && !(await (await lateAskRepeat.load())(t, { realm, commands }, status))) return;
    realm.intents.repeat(id, true);
  };
  const carryOut = async (deed: Deed): Promise<void> => {
    const id = (await (await realm.late.further.load()).bringHome(key)) ?? null;
    if (id === null) return tell('looking_further.not_found');
    if (deed === 'favourite') realm.intents.favourite(id, true);
    if (deed === 'repeat') await repeat(id);
    if (deed === 'open') return navigate(paths.conversation(id));
    if (deed === 'reply') startReply({ realm, commands }, id);
    else focusPost(id);
  };
  const act = async (deed: Deed): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await carryOut(deed);
    } catch (thrown) {
      tell('looking_further.not_brought', toApiError(thrown).message);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, act: (deed) => void act(deed) };
}
