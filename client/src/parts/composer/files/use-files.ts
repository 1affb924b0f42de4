import { useEffect, useState } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useT } from '@/i18n/use-t';
import type { ComposeSession } from '@/parts/composer/session/compose-state';
import { useCommands } from '@/parts/commands/use-commands';
import { FormAttachments, type Attachments } from './attachments';
import { filesGuards } from './files-guards';

/** The files of one form, as long as it is shown. Uploads go on when it is not. */
export function useFiles(session: ComposeSession): Attachments {
  const realm = useRealm();
  const { missing } = useCommands();
  const t = useT();
  const [attachments] = useState(() => new FormAttachments(session, realm));
  useEffect(() => attachments.start(), [attachments]);
  useEffect(() => {
    const stops = filesGuards({ settings: realm.settings, missing }, attachments, t).map((guard) =>
      session.guard(guard, true),
    );
    return () => stops.forEach((stop) => stop());
  }, [realm, missing, attachments, session, t]);
  return attachments;
}
