import { useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import type { StatusId } from '@/domain/ids';
import '@/i18n/messages/en/late/muting';
import { duration } from '@/i18n/relative-time';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Field } from '@/ui/field/field';
import { Select } from '@/ui/field/select';

/** Seconds; 0 has no end. */
const CHOICES = [1800, 3600, 21_600, 86_400, 259_200, 604_800, 0] as const;

/** Mutes a conversation for a while (ACT-04). */
export function MuteDialog({ statusId, onClose }: { statusId: StatusId; onClose: () => void }): ReactElement {
  const t = useT();
  const { intents } = useRealm();
  const [chosen, setChosen] = useState('3600');
  const options = CHOICES.map((seconds) => ({
    value: String(seconds),
    label: seconds === 0 ? t('muting.forever') : duration(t, seconds * 1000, 0),
  }));
  const mute = (): void => {
    const seconds = Number(chosen);
    intents.muteConversation(statusId, true, seconds === 0 ? undefined : seconds);
    onClose();
  };
  return (
    <Dialog
      title={t('muting.title')}
      closeLabel={t('common.cancel')}
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button look="primary" onClick={mute}>
            {t('muting.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('muting.body')}</p>
      <Field label={t('muting.how_long')}>
        {(control) => <Select {...control} value={chosen} options={options} onChange={setChosen} />}
      </Field>
    </Dialog>
  );
}
