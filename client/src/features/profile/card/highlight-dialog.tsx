import { useState, type ReactElement } from 'react';
import { plainName } from '@/domain/account/plain-name';
import { useRealm } from '@/data/react/realm-context';
import { usePreference } from '@/data/react/records';
import type { HighlightKind } from '@/data/settings/preferences';
import type { Account } from '@/domain/account/account';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Field } from '@/ui/field/field';
import { Select } from '@/ui/field/select';
import styles from '@/features/profile/profile.module.css';

const KINDS = ['disabled', 'solid', 'striped', 'side'] as const satisfies readonly HighlightKind[];
/** S1 §3. */
const DEFAULT_COLOUR = '#FFFFFF';

/** How posts of somebody stand out for this reader (PROF-07). */
export function HighlightDialog({
  account,
  onClose,
}: {
  account: Account;
  onClose: () => void;
}): ReactElement {
  const t = useT();
  const { settings } = useRealm();
  const highlight = usePreference('highlight');
  const known = highlight[account.acct];
  const [kind, setKind] = useState<HighlightKind>(known?.type ?? 'disabled');
  const [color, setColor] = useState(known?.color ?? DEFAULT_COLOUR);
  const save = (): void => {
    const { [account.acct]: _, ...others } = highlight;
    settings.set(
      'highlight',
      kind === 'disabled' ? others : { ...others, [account.acct]: { color, type: kind } },
    );
    onClose();
  };
  const options = KINDS.map((value) => ({ value, label: t(`profile.highlight_${value}`) }));
  return (
    <Dialog
      title={t('profile.highlight_title', { name: plainName(account) })}
      closeLabel={t('common.cancel')}
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button look="primary" onClick={save}>
            {t('profile.save')}
          </Button>
        </>
      }
    >
      <div className={styles.choosing}>
        <p>{t('profile.highlight_text')}</p>
        <Field label={t('profile.highlight_kind')}>
          {(control) => <Select {...control} value={kind} options={options} onChange={setKind} />}
        </Field>
        {kind !== 'disabled' && (
          <Field label={t('profile.highlight_colour')}>
            {(control) => (
              <input
                {...control}
                type="color"
                className={styles.colour}
                value={color.toLowerCase()}
                onChange={(event) => setColor(event.target.value)}
              />
            )}
          </Field>
        )}
      </div>
    </Dialog>
  );
}
