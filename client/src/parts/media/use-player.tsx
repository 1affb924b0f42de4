import { useState, type ReactElement } from 'react';
import type { Attachment } from '@/domain/status/attachment';
import { useLate } from '@/ui/late/use-late';
import { latePlayer } from './players/late-player';

/** The player of a file once it was asked for and is here, and the way to ask. */
export function usePlayer(
  attachment: Attachment,
  name: string,
): [player: ReactElement | null, start: () => void] {
  const [tries, setTries] = useState(0);
  const Player = useLate(latePlayer, tries);
  const player =
    tries > 0 && Player ? (
      <Player.Part attachment={attachment} name={name} onStop={() => setTries(0)} />
    ) : null;
  return [player, () => setTries(tries + 1)];
}
