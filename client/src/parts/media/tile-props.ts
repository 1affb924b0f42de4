import type { Attachment } from '@/domain/status/attachment';

export interface TileProps {
  attachment: Attachment;
  index: number;
  count: number;
  /** Files of the set that are not shown, told on the last one that is. */
  more: number;
  onOpen: (file: Attachment) => void;
}
