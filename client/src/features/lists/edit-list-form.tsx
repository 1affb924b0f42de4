import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { toApiError } from '@/domain/api-error';
import { paths } from '@/domain/paths';
import type { ListWish, Pages } from '@/data/pages/pages';
import { useKeptWords } from '@/data/react/use-kept-words';
import { useRealm } from '@/data/react/realm-context';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { confirm } from '@/ui/dialog/confirm-store';
import { ListHead } from './list-head';
import { MemberPicker } from '@/parts/account/members/member-picker';
import { PolicyFields } from './policy-fields';
import { isTitle, TitleField } from './title-field';
import { useKeptMembers } from './use-kept-members';
import styles from './lists.module.css';

/** The form of a list that is known. What failed, and a title and members that were left, stay as they were. */
export function EditListForm({ id, before }: { id: string; before: ListWish }): ReactElement {
  const t = useT();
  const realm = useRealm();
  const [, navigate] = useLocation();
  const [keptTitle, keepTitle] = useKeptWords(`list ${id}`);
  const [facts, setFacts] = useState({ ...before, title: keptTitle || before.title });
  const { ids: memberIds, ...members } = useKeptMembers(`list ${id}`, before.memberIds);
  const [busy, setBusy] = useState<'save' | 'delete' | null>(null);
  const [problem, setProblem] = useState('');
  const attempt = async (
    what: 'save' | 'delete',
    work: (lists: Pages['lists']) => Promise<void>,
    then: string,
  ): Promise<void> => {
    setBusy(what);
    setProblem('');
    try {
      await work((await realm.late.pages.load()).lists);
      keepTitle('');
      members.forget();
      navigate(then, { replace: true });
    } catch (thrown) {
      const error = errorWords(t, toApiError(thrown));
      setProblem(what === 'save' ? t('lists.saved_failed', { error }) : t('lists.delete_failed', { error }));
      setBusy(null);
    }
  };
  const save = (): Promise<void> => {
    const wish = { ...facts, title: facts.title.trim(), memberIds };
    return attempt('save', (lists) => lists.save(id, before, wish), paths.list(id));
  };
  const remove = async (): Promise<void> => {
    const sure = await confirm({
      title: t('lists.delete_title'),
      body: t('lists.delete_text', { title: before.title }),
      confirmLabel: t('lists.delete'),
      cancelLabel: t('common.cancel'),
      danger: true,
    });
    if (sure) await attempt('delete', (lists) => lists.remove(id), paths.lists);
  };
  return (
    <>
      <ListHead title={t('lists.edit_title')}>
        <Button small look="danger" busy={busy === 'delete'} onClick={() => void remove()}>
          {t('lists.delete')}
        </Button>
        <Button
          small
          look="primary"
          busy={busy === 'save'}
          disabled={!isTitle(facts.title)}
          onClick={() => void save()}
        >
          {busy === 'save' ? t('lists.saving') : t('lists.save')}
        </Button>
      </ListHead>
      {problem !== '' && (
        <div className={styles.problem}>
          <Alert level="error">{problem}</Alert>
        </div>
      )}
      <div className={styles.fields}>
        <TitleField
          title={facts.title}
          onChange={(title) => {
            setFacts({ ...facts, title });
            keepTitle(title === before.title ? '' : title);
          }}
          onEnter={() => busy === null && void save()}
        />
        <PolicyFields facts={facts} onChange={(changes) => setFacts({ ...facts, ...changes })} />
      </div>
      <MemberPicker chosen={memberIds} onChoose={members.choose} />
    </>
  );
}
