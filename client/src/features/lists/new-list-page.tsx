import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { toApiError, type ApiError } from '@/domain/api-error';
import { paths } from '@/domain/paths';
import type { ListContent } from '@/data/screens/screens';
import { useKeptWords } from '@/data/react/use-kept-words';
import { useRealm } from '@/data/react/realm-context';
import { useScreens } from '@/data/react/use-screens';
import '@/i18n/messages/en/late/lists';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { ListHead } from './list-head';
import { MemberPicker } from '@/parts/account/members/member-picker';
import { PolicyFields } from './policy-fields';
import { isTitle, TitleField } from './title-field';
import { useAsksBeforeLeaving } from './use-asks-before-leaving';
import { useKeptMembers } from './use-kept-members';
import styles from './lists.module.css';

const PLAIN: ListContent = { title: '', exclusive: null, repliesPolicy: null, memberIds: [] };

/** A title, what else the server lets choose, and people; then the new list's timeline (LIST-01). */
export function NewListPage(): ReactElement {
  const t = useT();
  const realm = useRealm();
  const [, navigate] = useLocation();
  // Until it is known what else there is to choose, there is the title.
  const [asked] = useScreens('fresh', (screens) => screens.lists.fresh());
  const begun = asked.is === 'here' ? asked.value : PLAIN;
  const [changes, setChanges] = useState<Partial<ListContent>>({});
  const [title, keepTitle] = useKeptWords('new-list');
  const facts = { ...begun, ...changes, title };
  const change = (more: Partial<ListContent>): void => setChanges((old) => ({ ...old, ...more }));
  const members = useKeptMembers('new-list');
  const leaving = useAsksBeforeLeaving(title.trim() !== '' || members.ids.length > 0);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const create = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const screens = await realm.late.screens.load();
      const id = await screens.lists.create({ ...facts, title: title.trim(), memberIds: members.ids });
      keepTitle('');
      members.forget();
      leaving.on(() => navigate(paths.list(id), { replace: true }));
    } catch (thrown) {
      setError(toApiError(thrown));
      setBusy(false);
    }
  };
  return (
    <>
      <ListHead title={t('lists.new_title')} onBack={leaving.back}>
        <Button small look="primary" busy={busy} disabled={!isTitle(title)} onClick={() => void create()}>
          {busy ? t('lists.creating') : t('lists.create')}
        </Button>
      </ListHead>
      {error && (
        <div className={styles.problem}>
          <Alert level="error">{t('lists.saved_failed', { error: errorWords(t, error) })}</Alert>
        </div>
      )}
      <div className={styles.fields}>
        <TitleField isNew title={title} onChange={keepTitle} onEnter={() => !busy && void create()} />
        <PolicyFields facts={facts} onChange={change} />
      </div>
      <MemberPicker chosen={members.ids} onChoose={members.choose} />
    </>
  );
}
