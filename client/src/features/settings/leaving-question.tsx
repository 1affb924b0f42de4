import '@/i18n/messages/en/late/own';
import { useId, type ReactElement } from 'react';
import { useReadable } from '@/data/react/realm-context';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { answerLeaving, leavingQuestion } from './leaving';

/** Asks before something unsaved is left. It lies in the settings' own entry of the history, which may be the next to go. */
export function LeavingQuestion(): ReactElement | null {
  const t = useT();
  const bodyId = useId();
  const asked = useReadable(leavingQuestion);
  if (!asked) return null;
  return (
    <Dialog
      title={t('own.leave_question')}
      role="alertdialog"
      describedBy={bodyId}
      closeLabel={t('common.close')}
      onBack="address"
      onClose={() => answerLeaving(false)}
      footer={
        <>
          <Button onClick={() => answerLeaving(false)}>{t('own.stay')}</Button>
          <Button look="danger" onClick={() => answerLeaving(true)}>
            {t('own.discard')}
          </Button>
        </>
      }
    >
      <p id={bodyId}>{t('own.leave_body')}</p>
    </Dialog>
  );
}
