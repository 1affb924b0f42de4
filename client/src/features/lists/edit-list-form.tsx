import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { toApiError } from '@/domain/api-error';
import { paths } from '@/domain/paths';
import type { ListContent, Screens } from '@/data/screens/screens';
import { useKeptWords } from '@/data/react/use-kept-words';
import { useRealm } from '@/data/react/realm-context';
import { errorWords } from '@/i18n/error-words';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { AsOf } from '@/parts/instance/as-of';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { useCommands } from '@/parts/commands/use-commands';
import type { Question } from '@/ui/dialog/questions';
import { ListHead } from './list-head';
import { MemberPicker } from '@/parts/account/members/member-picker';
import { PolicyFields } from './policy-fields';
import { isTitle, TitleField } from './title-field';
import { useAsksBeforeLeaving } from './use-asks-before-leaving';
import { useKeptMembers } from './use-kept-members';
import styles from './lists.module.css';

type Act = 'save' | 'delete';

interface Attempts {
  /** What is under way. */
  busy: Act | null;
  /** Why the last attempt failed, in words; empty otherwise. */
  problem: string;
  /** Does it and goes to `then`. */
  attempt: (what: Act, work: (lists: Screens['lists']) => Promise<void>, then: string) => Promise<void>;
}

function useAttempts(onDone: (then: string) => void): Attempts {
  const t = useT();
  const realm = useRealm();
  const [busy, setBusy] = useState<Act | null>(null);
  const [problem, setProblem] = useState('');
  const attempt: Attempts['attempt'] = async (what, work, then) => {
    setBusy(what);
    setProblem('');
    try {
      await work((await realm.late.screens.load()).lists);
      onDone(then);
    } catch (thrown) {
      const error = errorWords(t, toApiError(thrown));
      setProblem(what === 'save' ? t('lists.saved_failed', { error }) : t('lists.delete_failed', { error }));
      setBusy(null);
    }
  };
  return { busy, problem, attempt };
}

const deletion = (t: Translator, title: string): Question => ({
  title: t('lists.delete_title'),
  body: t('lists.delete_text', { title }),
  confirmLabel: t('lists.delete'),
  cancelLabel: t('common.cancel'),
  danger: true,
});

const differs = (now: ListContent, before: ListContent): boolean =>
  now.title !== before.title ||
  now.exclusive !== before.exclusive ||
  now.repliesPolicy !== before.repliesPolicy ||
  now.memberIds.length !== before.memberIds.length ||
  now.memberIds.some((member) => !before.memberIds.includes(member));

/** The form of a list that is known. What failed, and a title and members that were left, stay as they were. */
export function EditListForm({
  id,
  before,
  readAt,
}: {
  id: string;
  before: ListContent;
  /** It is what the server said then, and the network is gone. */
  readAt?: number | undefined;
}): ReactElement {
  const t = useT();
  const { confirm } = useCommands();
  const [, navigate] = useLocation();
  const [keptTitle, keepTitle] = useKeptWords(`list ${id}`);
  const [facts, setFacts] = useState({ ...before, title: keptTitle || before.title });
  const { ids: memberIds, ...members } = useKeptMembers(`list ${id}`, before.memberIds);
  const leaving = useAsksBeforeLeaving(differs({ ...facts, memberIds }, before));
  const { busy, problem, attempt } = useAttempts((then) => {
    keepTitle('');
    members.forget();
    leaving.on(() => navigate(then, { replace: true }));
  });
  const save = (): Promise<void> => {
    const content = { ...facts, title: facts.title.trim(), memberIds };
    return attempt('save', (lists) => lists.save(id, before, content), paths.list(id));
  };
  const remove = async (): Promise<void> => {
    if (await confirm(deletion(t, before.title)))
      await attempt('delete', (lists) => lists.remove(id), paths.lists);
  };
  return (
    <>
      <Head
        readAt={readAt}
        busy={busy}
        maySave={isTitle(facts.title)}
        onBack={leaving.back}
        onSave={save}
        onRemove={remove}
      />
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

interface HeadProps {
  readAt: number | undefined;
  busy: Act | null;
  maySave: boolean;
  onBack: () => void;
  onSave: () => Promise<void>;
  onRemove: () => Promise<void>;
}

function Head({ readAt, busy, maySave, onBack, onSave, onRemove }: HeadProps): ReactElement {
  const t = useT();
  return (
    <ListHead title={t('lists.edit_title')} onBack={onBack}>
      <AsOf at={readAt} />
      <Button small look="danger" busy={busy === 'delete'} onClick={() => void onRemove()}>
        {t('lists.delete')}
      </Button>
      <Button small look="primary" busy={busy === 'save'} disabled={!maySave} onClick={() => void onSave()}>
        {busy === 'save' ? t('lists.saving') : t('lists.save')}
      </Button>
    </ListHead>
  );
}
