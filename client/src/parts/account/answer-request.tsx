import { useState, type ReactElement } from 'react';
import type { AccountId } from '@/domain/ids';
import { useAccount } from '@/data/react/records';
import { useRealm } from '@/data/react/realm-context';
import { plainName } from '@/domain/account/plain-name';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { useCommands } from '@/parts/commands/use-commands';

function useAnswer(accountId: AccountId, name: string): (approve: boolean) => Promise<void> {
  const t = useT();
  const { confirm } = useCommands();
  const { intents, settings } = useRealm();
  return async (approve) => {
    const verb = approve ? 'approve' : 'deny';
    const asks = settings.get(approve ? 'modalOnApproveFollow' : 'modalOnDenyFollow');
    // Few people are asked: the words come then, from a file that most visits have loaded already.
    if (asks) await import('@/i18n/messages/en/late/asking').catch(() => {});
    const sure =
      !asks ||
      (await confirm({
        title: t(`asking.${verb}`),
        body: t(`asking.${verb}_body`, { name }),
        confirmLabel: t(`notifications.${verb}`),
        cancelLabel: t('common.cancel'),
        danger: !approve,
      }));
    if (sure) await intents.answerFollowRequest(accountId, approve);
  };
}

/** Two buttons, Approve and Deny, with a question first where the preferences ask for it. */
export function AnswerRequest({ accountId }: { accountId: AccountId }): ReactElement {
  const t = useT();
  const name = plainName(useAccount(accountId)) || t('notifications.somebody');
  const answer = useAnswer(accountId, name);
  const [busy, setBusy] = useState<'approve' | 'deny' | null>(null);
  const press = async (verb: 'approve' | 'deny'): Promise<void> => {
    if (busy !== null) return;
    setBusy(verb);
    await answer(verb === 'approve');
    setBusy(null);
  };
  return (
    <>
      <Button
        small
        look="primary"
        busy={busy === 'approve'}
        aria-label={t('notifications.approve_person', { name })}
        onClick={() => void press('approve')}
      >
        {t('notifications.approve')}
      </Button>
      <Button
        small
        busy={busy === 'deny'}
        aria-label={t('notifications.deny_person', { name })}
        onClick={() => void press('deny')}
      >
        {t('notifications.deny')}
      </Button>
    </>
  );
}
