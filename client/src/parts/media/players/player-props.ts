import type { Attachment } from '@/domain/status/attachment';

export interface PlayerProps {
  attachment: Attachment;
  name: string;
  /** Back to the button that started it. */
  onStop: () => void;
}
