import '@/i18n/messages/en/late/players';
import type { ReactElement } from 'react';
import { FilmPlayer } from './film-player';
import { FlashPlayer } from './flash-player';
import type { PlayerProps } from './player-props';
import { SoundPlayer } from './sound-player';

/** Plays a file at once: somebody just asked for it. */
export function Player(props: PlayerProps): ReactElement {
  switch (props.attachment.kind) {
    case 'audio':
      return <SoundPlayer {...props} />;
    case 'flash':
      return <FlashPlayer {...props} />;
    default:
      return <FilmPlayer {...props} />;
  }
}
