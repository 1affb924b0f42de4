import { useState, type ReactElement } from 'react';
import type { MoveNote } from '@/domain/account/own-account';
import { useRealm } from '@/data/react/realm-context';
import { useAccount, useMe, useServer } from '@/data/react/records';
import { domainOf } from '@/domain/instance/server';
import { useKeptWords } from '@/data/react/use-kept-words';
import { useT } from '@/i18n/use-t';
import { AccountLink } from '@/parts/account/account-link';
import { Handle } from '@/parts/account/account-name';
import { Alert } from '@/ui/alert/alert';
import { useCommands } from '@/parts/commands/use-commands';
import { TextField } from '@/ui/field/text-input';
import { ownAccountOf, useOwnAccount } from '../own/use-own-account';
import { useStep } from '../own/use-step';
import { OwnForm } from '../own/own-form';
import { CurrentPassword } from '../own/password-field';
import { tellSaved } from '../saved';
import { MoveProgress } from './move-progress';
import own from '../own/own.module.css';

const HAPPENS = ['followers', 'posts', 'back', 'wait'] as const;

/** Where the account has gone, on servers that tell. */
function Gone({ id }: { id: string }): ReactElement | null {
  const t = useT();
  const account = useAccount(id);
  if (!account) return null;
  return (
    <Alert level="info">
      {t('own_move.gone')}{' '}
      <AccountLink account={account}>
        <Handle account={account} />
      </AccountLink>
    </Alert>
  );
}

/** What to do first, and what the move does. */
function Consequences({ handle }: { handle: string }): ReactElement {
  const t = useT();
  return (
    <>
      <ol className={own.list}>
        <li>{t('own_move.first', { handle })}</li>
        <li>{t('own_move.second')}</li>
      </ol>
      <p className={own.text}>{t('own_move.happens')}</p>
      <ul className={own.list}>
        {HAPPENS.map((what) => (
          <li key={what}>{t(`own_move.happens_${what}`)}</li>
        ))}
      </ul>
    </>
  );
}

/** Asks once more, with both names. */
function useQuestion(): (handle: string, target: string) => Promise<boolean> {
  const t = useT();
  const { confirm } = useCommands();
  return (handle, target) =>
    confirm({
      title: t('own_move.question', { target }),
      body: t('own_move.question_body', { handle, target }),
      confirmLabel: t('own_move.move'),
      cancelLabel: t('common.cancel'),
      danger: true,
    });
}

/** The move that this browser saw begin, also in an earlier visit. */
function useBegun(): readonly [MoveNote | null, (note: MoveNote | null) => void] {
  const [asked] = useOwnAccount('move', async (account) => account.moves().away);
  const [since, setSince] = useState<{ note: MoveNote | null } | null>(null);
  const before = asked.is === 'here' ? asked.value : null;
  return [since === null ? before : since.note, (note) => setSince({ note })];
}

/** What became of it, until the reader has seen enough. */
function Begun({ note, onForget }: { note: MoveNote; onForget: () => void }): ReactElement {
  const t = useT();
  const realm = useRealm();
  const forget = (): void => {
    onForget();
    void ownAccountOf(realm).then((account) => account.forgetMove('away'));
  };
  return (
    <>
      <Alert level="success" closeLabel={t('common.close')} onClose={forget}>
        {t('own_move.done', { target: note.target })}
      </Alert>
      <MoveProgress way="away" note={note} />
    </>
  );
}

/** SET-08: the account's followers go to another one, which has named this one as an alias. */
export function MoveAway(): ReactElement {
  const ask = useQuestion();
  const t = useT();
  const me = useMe();
  const host = domainOf(useServer());
  const step = useStep();
  const [target, setTarget] = useKeptWords('settings move');
  const [password, setPassword] = useState('');
  const [note, setNote] = useBegun();
  const handle = `${me?.username ?? ''}@${host}`;
  const address = target.trim().replace(/^@/, '');
  const move = async (): Promise<void> => {
    const yes = await ask(handle, address);
    if (!yes) return;
    const moved = await step.run(async (account) => {
      await account.move(address, password);
      // The account says where it went; that it went is known without.
      await account.profile().catch(() => undefined);
      setNote(account.moves().away);
    });
    if (!moved) return;
    setTarget('');
    setPassword('');
    tellSaved('server');
  };
  return (
    <OwnForm
      label={t('own_move.away')}
      step={step}
      failed={t('own_move.failed')}
      unknown={t('own_move.unknown')}
      button={t('own_move.move')}
      look="danger"
      ready={/^[^@\s]+@[^@\s]+$/.test(address) && password !== ''}
      onSubmit={() => void move()}
    >
      {note === null ? <Gone id={me?.movedTo ?? ''} /> : <Begun note={note} onForget={() => setNote(null)} />}
      <Consequences handle={handle} />
      <TextField
        label={t('own_move.target')}
        hint={t('own_move.target_hint')}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        value={target}
        onChange={(event) => setTarget(event.target.value)}
      />
      <CurrentPassword value={password} onChange={setPassword} />
    </OwnForm>
  );
}
