import { useState, type ReactElement } from 'react';
import { useServer } from '@/data/react/records';
import { useSessions } from '@/data/react/sessions-context';
import { comeBackHere } from '@/data/session/way-back';
import type { ApiError } from '@/domain/api-error';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';

/**
 * Below a list that was refused, where a sign-in is for the work of staff only when it was asked for: Mastodon would
 * show those rights to everybody who signs in.
 */
export function StaffSignIn({ error }: { error: ApiError }): ReactElement | null {
  const t = useT();
  const sessions = useSessions();
  const { base, can, name } = useServer();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  if (error.kind !== 'forbidden' || can.staffApi !== 'mastodon') return null;
  const leave = async (): Promise<void> => {
    setBusy(true);
    comeBackHere();
    setProblem(await sessions.redirectToServer(base, { forStaff: true }));
    setBusy(false);
  };
  return (
    <Alert level="info">
      {problem ? errorWords(t, problem) : t('moderation.sign_in_text')}
      <Button small busy={busy} onClick={() => void leave()}>
        {t('moderation.sign_in', { site: name })}
      </Button>
    </Alert>
  );
}
