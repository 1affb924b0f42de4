import { useEffect, type ReactElement } from 'react';
import type { UploadView } from '@/data/writing/uploads/uploads';
import { useT } from '@/i18n/use-t';
import styles from './files.module.css';

/** Whether this browser says that it cannot play a file of this type. */
function isUnplayable(type: string): boolean {
  if (!/^(?:audio|video)\//.test(type)) return false;
  return document.createElement(type.startsWith('audio/') ? 'audio' : 'video').canPlayType(type) === '';
}

/** What people will not see of a file, as the server or this browser has it; null when all is well. */
function unshownWords({ type, view: { state, attachment }, isUnread }: FileKind) {
  if (state.is === 'failed') return null;
  const kind = state.is === 'done' ? attachment?.kind : undefined;
  if (kind === 'unknown' || kind === 'html') return 'files.as_link';
  return isUnread || isUnplayable(type) ? 'files.unshown' : null;
}

interface FileKind {
  /** MIME type, '' when nobody knows. */
  type: string;
  view: UploadView;
  /** It says that it is a picture, and this browser cannot make one of it. */
  isUnread: boolean;
}

/** Says before it is posted that a file will not be seen as its author may think. */
export function UnshownNote({
  name,
  announce,
  ...kind
}: FileKind & { name: string; announce: (words: string) => void }): ReactElement | null {
  const t = useT();
  const id = unshownWords(kind);
  const words = id === null ? null : t(id);
  useEffect(() => {
    if (words !== null) announce(`${name}: ${words}`);
  }, [announce, name, words]);
  return words === null ? null : <p className={styles.standing}>{words}</p>;
}
