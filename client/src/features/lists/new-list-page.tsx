import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { toApiError, type ApiError } from '@/domain/api-error';
import { paths } from '@/domain/paths';
import type { ListWish } from '@/data/pages/pages';
import { useKeptWords } from '@/data/react/use-kept-words';
import { useRealm } from '@/data/react/realm-context';
import { usePages } from '@/data/react/use-pages';
import '@/i18n/messages/en/late/lists';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { ListHead } from './list-head';
import { MemberPicker } from '@/parts/account/members/member-picker';
import { PolicyFields } from './policy-fields';
import { isTitle, TitleField } from './title-field';
import { useKeptMembers } from './use-kept-members';
import styles from './lists.module.css';

const PLAIN: ListWish = { title: '', exclusive: null, repliesPolicy: null, memberIds: [] };

/** A title, what else the server lets choose, and people; then the new list's timeline (LIST-01). */
export function NewListPage(): ReactElement {
  const t = useT();
  const realm = useRealm();
  const [, navigate] = useLocation();
  // Until it is known what else there is to choose, there is the title.
  const [asked] = usePages('fresh', (pages) => pages.lists.fresh());
  const begun = asked.is === 'here' ? asked.value : PLAIN;
  const [changes, setChanges] = useState<Partial<ListWish>>({});
  const [title, keepTitle] = useKeptWords('new-list');
  const facts = { ...begun, ...changes, title };
  const change = (more: Partial<ListWish>): void => setChanges((old) => ({ ...old, ...more }));
  const members = useKeptMembers('new-list');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const create = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const pages = await realm.late.pages.load();
      const id = await pages.lists.create({ ...facts, title: title.trim(), memberIds: members.ids });
      keepTitle('');
      members.forget();
      navigate(paths.list(id), { replace: true });
    } catch (thrown) {
      setError(toApiError(thrown));
      setBusy(false);
    }
  };
  return (
    <>
      <ListHead title={t('lists.new_title')}>
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
        <TitleField title={title} onChange={keepTitle} onEnter={() => !busy && void create()} />
        <PolicyFields facts={facts} onChange={change} />
      </div>
      <MemberPicker chosen={members.ids} onChoose={members.choose} />
    </>
  );
}
