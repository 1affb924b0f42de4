import { useEffect, useState } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useT } from '@/i18n/use-t';
import type { ComposeSession } from '@/parts/composer/session/compose-session';
import { Desk, type FilesDesk } from './files-desk';
import { filesGuards } from './files-guards';

/** The files of one form, as long as it is shown. Uploads go on when it is not. */
export function useFiles(session: ComposeSession): FilesDesk {
  const realm = useRealm();
  const t = useT();
  const [desk] = useState(() => new Desk(session, realm));
  useEffect(() => desk.start(), [desk]);
  useEffect(() => {
    const stops = filesGuards(realm.settings, desk, t).map((guard) => session.guard(guard, true));
    return () => stops.forEach((stop) => stop());
  }, [realm, desk, session, t]);
  return desk;
}
