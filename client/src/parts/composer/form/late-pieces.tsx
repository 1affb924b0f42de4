import { latePiece } from './late-piece';
import styles from './writing.module.css';

export const LateComposeNotices = latePiece(async () => (await import('./compose-notices')).ComposeNotices);
export const LateComposeOptions = latePiece(async () => (await import('./compose-options')).ComposeOptions);
export const LateWritingHelp = latePiece(async () => (await import('./writing-help')).WritingHelp);
export const LateNewerEdit = latePiece(async () => (await import('./newer-edit')).NewerEdit);
export const LateFilesStrip = latePiece(
  async () => (await import('@/parts/composer/files/files-strip')).FilesStrip,
);

/** Keeps the room of its row: what lies below does not move when it comes. */
export const MORE_ROOM = <div className={styles.moreRoom} />;
export const LateComposeMore = latePiece(async () => (await import('./compose-more')).ComposeMore, MORE_ROOM);
