import type { ReactElement } from 'react';
import { useMe } from '@/data/react/records';
import type { MoveNote, MoveWay } from '@/domain/account/own-account';
import { fullCount } from '@/i18n/count';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { Problem } from '../own/problem';
import { useFresh } from '../own/use-fresh';
import { useStep } from '../own/use-step';
import own from '../own/own.module.css';

/** How far a move is, as far as anybody can tell: servers say of none, their number of followers does. */
export function MoveProgress({ way, note }: { way: MoveWay; note: MoveNote }): ReactElement {
  const t = useT();
  const me = useMe();
  const step = useStep();
  useFresh(async (account) => void (await account.profile()));
  const look = (): void => void step.run(async (account) => void (await account.profile()));
  const numbers = {
    before: fullCount(t, note.followers),
    now: fullCount(t, me?.followersCount ?? note.followers),
  };
  return (
    <>
      <p className={own.text} role="status">
        {t('own_move.progress', numbers)}
      </p>
      <p className={own.hint}>{t(`own_move.progress_${way}`)}</p>
      {step.error && <Problem what={t('own.load_failed')} error={step.error} />}
      <div className={own.actions}>
        <Button small busy={step.busy} onClick={look}>
          {t('own.stranger_again')}
        </Button>
      </div>
    </>
  );
}
