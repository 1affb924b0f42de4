import '@/i18n/messages/en/late/players';
import type { ReactElement } from 'react';
import type { Attachment } from '@/domain/attachment';
import { FilmPlayer } from './film-player';
import { FlashPlayer } from './flash-player';
import { SoundPlayer } from './sound-player';

export interface PlayerProps {
  attachment: Attachment;
  name: string;
  /** Back to the button that started it. */
  onStop: () => void;
}

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
