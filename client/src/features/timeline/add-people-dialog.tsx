import { useEffect, useRef, useState, type ReactElement } from 'react';
import { toApiError } from '@/domain/api-error';
import type { AccountId } from '@/domain/ids';
import { useRealm } from '@/data/react/realm-context';
import { remembered } from '@/data/react/remembered';
import { useScreens } from '@/data/react/use-screens';
import '@/i18n/messages/en/late/lists';
import { errorWords } from '@/i18n/error-words';
import { FailedPage } from '@/parts/account/failed-page';
import { useT } from '@/i18n/use-t';
import { typingAhead } from '@/lib/typing/typing-ahead';
import { MemberPicker } from '@/parts/account/members/member-picker';
import { useChosen } from '@/parts/account/members/use-chosen';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { SkeletonPosts } from '@/ui/state/skeleton';

const MEMBERS = remembered('members');

interface AddPeopleDialogProps {
  id: string;
  title: string;
  onClose: () => void;
}

/** Members of a list beside its timeline: each tick is done at once, and the timeline follows. */
export function AddPeopleDialog({ id, title, onClose }: AddPeopleDialogProps): ReactElement {
  const t = useT();
  const [asked, again] = useScreens(id, ({ lists }) => lists.members(id), MEMBERS);
  return (
    <Dialog
      bare
      title={t('lists.add_to', { title })}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('lists.done')}
        </Button>
      }
    >
      {asked.is === 'waiting' && <SkeletonPosts label={t('lists.members_loading')} />}
      {asked.is === 'failed' && (
        <FailedPage title={t('lists.members_not_loaded')} error={asked.error} onRetry={again} />
      )}
      {asked.is === 'here' && <Members id={id} before={asked.value} />}
    </Dialog>
  );
}

function Members({ id, before }: { id: string; before: readonly AccountId[] }): ReactElement {
  const t = useT();
  const realm = useRealm();
  const [chosen, choose] = useChosen(before);
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The dialog, empty still, has put the reader on its first button; who has gone on from there stays where they are.
  useEffect(() => {
    const waiting = field.current?.closest('dialog')?.querySelector('button');
    const { activeElement } = document;
    // Who types already types for this box.
    if (typingAhead.isOn() || (waiting && activeElement === waiting)) field.current?.focus();
  }, []);
  const set = async (accountId: AccountId, on: boolean): Promise<void> => {
    choose(accountId, on);
    setProblem('');
    try {
      await (await realm.late.screens.load()).lists.setMembers(id, [accountId], on);
      await realm.timelines.loadNewer(`list:${id}`);
    } catch (thrown) {
      choose(accountId, !on);
      setProblem(t('lists.changed_failed', { error: errorWords(t, toApiError(thrown)) }));
    }
  };
  return (
    <>
      {problem !== '' && <Alert level="error">{problem}</Alert>}
      <MemberPicker fieldRef={field} chosen={chosen} onChoose={(accountId, on) => void set(accountId, on)} />
    </>
  );
}
