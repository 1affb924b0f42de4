import { useEffect } from 'react';
import { useReadable, useRealm } from '@/data/react/realm-context';
import type { StatusId } from '@/domain/ids';
import type { Realm } from '@/data/realm';
import { useCommands } from '@/parts/commands/use-commands';
import type { Player } from './player';

/** Milliseconds that a conversation may take to come before what is known of it is read. */
const PATIENCE = 8000;

/** All posts of a conversation, once its server has told or nothing more is to be had. */
function wholeThread(
  { conversations }: Realm,
  id: StatusId,
  signal: AbortSignal,
): Promise<readonly StatusId[]> {
  const view = conversations.view(id);
  const isHere = (): boolean => view.get().loaded || view.get().fetch.is === 'failed';
  if (isHere()) return Promise.resolve(view.get().ids);
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      stop();
      resolve(view.get().ids);
    };
    const timer = setTimeout(end, PATIENCE);
    const stop = view.subscribe(() => {
      if (isHere()) end();
    });
    signal.addEventListener('abort', end);
  });
}

/** Begins to read aloud what was asked for: a post, or the conversation from where it was left. */
export function useListen(player: Player): void {
  const realm = useRealm();
  const { tools } = useCommands();
  const asked = useReadable(tools);
  useEffect(() => {
    if (asked?.is !== 'listen' && asked?.is !== 'listen-on') return;
    const { is, statusId } = asked;
    if (is === 'listen') {
      player.start([statusId], statusId);
      tools.done();
      return;
    }
    const left = new AbortController();
    const begin = async (): Promise<void> => {
      const ids = await wholeThread(realm, statusId, left.signal);
      if (left.signal.aborted) return;
      player.start(ids, null);
      tools.done();
    };
    void begin();
    return () => left.abort();
  }, [asked, player, realm, tools]);
}
