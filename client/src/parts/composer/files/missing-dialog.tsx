import '@/i18n/messages/en/late/files';
import { useId, useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Checkbox } from '@/ui/field/check';
import type { MissingAnswer } from '@/parts/commands/commands';
import styles from './files.module.css';

/** Asks once more before files go out that nobody has described; can be switched off here. */
export function MissingDialog({ answer }: { answer: (answer: MissingAnswer) => void }): ReactElement {
  const t = useT();
  const { settings } = useRealm();
  const [never, setNever] = useState(false);
  const bodyId = useId();
  const post = (): void => {
    if (never) settings.set('modalOnMissingDescription', false);
    answer('post');
  };
  return (
    <Dialog
      title={t('files.ask_title')}
      role="alertdialog"
      describedBy={bodyId}
      closeLabel={t('common.close')}
      onClose={() => answer('cancel')}
      footer={
        <>
          <Button onClick={post}>{t('files.post_anyway')}</Button>
          <Button look="primary" onClick={() => answer('describe')}>
            {t('files.add_descriptions')}
          </Button>
        </>
      }
    >
      <div className={styles.ask}>
        <p id={bodyId}>{t('files.ask_body')}</p>
        <Checkbox label={t('files.ask_never')} checked={never} onChange={setNever} />
      </div>
    </Dialog>
  );
}
