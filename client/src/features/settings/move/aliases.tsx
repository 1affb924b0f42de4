import { useState, type FormEvent, type ReactElement } from 'react';
import type { MoveNote } from '@/domain/account/own-account';
import type { OwnAccount } from '@/data/own-account/own-account';
import { useKeptWords } from '@/data/react/use-kept-words';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/field/text-input';
import { Loaded } from '../own/loaded';
import { Problem } from '../own/problem';
import { useOwnAccount } from '../own/use-own-account';
import { useFresh } from '../own/use-fresh';
import { useStep } from '../own/use-step';
import { tellSaved } from '../saved';
import { MoveProgress } from './move-progress';
import own from '../own/own.module.css';

function Alias({ alias, onGone }: { alias: string; onGone: () => void }): ReactElement {
  const t = useT();
  const step = useStep();
  const remove = async (): Promise<void> => {
    if (!(await step.run((account) => account.putAlias(alias, false)))) return;
    tellSaved('server');
    onGone();
  };
  return (
    <li className={own.row}>
      <bdi>{alias}</bdi>
      <Button
        small
        busy={step.busy}
        aria-label={t('own_move.alias_remove_one', { alias })}
        onClick={() => void remove()}
      >
        {t('own_move.alias_remove')}
      </Button>
      {step.error && (
        <div className={own.below}>
          <Problem what={t('own_move.alias_remove_failed')} error={step.error} />
        </div>
      )}
    </li>
  );
}

interface Known {
  aliases: readonly string[];
  here: MoveNote | null;
}

function List({ first }: { first: Known }): ReactElement {
  const t = useT();
  const step = useStep();
  const [{ aliases, here }, setKnown] = useState(first);
  useFresh(async (account) => setKnown(await knownTo(account)));
  const [typed, setTyped] = useKeptWords('settings alias');
  const add = async (): Promise<void> => {
    const alias = typed.trim().replace(/^@/, '');
    const added = await step.run(async (account) => {
      await account.putAlias(alias, true);
      setKnown(await knownTo(account));
    });
    if (!added) return;
    tellSaved('server');
    setTyped('');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() !== '') void add();
  };
  return (
    <>
      <ul className={own.rows} aria-label={t('own_move.aliases')}>
        {aliases.map((alias) => (
          <Alias
            key={alias}
            alias={alias}
            onGone={() =>
              setKnown((before) => ({
                ...before,
                aliases: before.aliases.filter((other) => other !== alias),
              }))
            }
          />
        ))}
      </ul>
      <form className={own.pad} aria-label={t('own_move.alias_add')} onSubmit={submit}>
        {aliases.length > 0 && here && <MoveProgress way="here" note={here} />}
        {aliases.length === 0 && <p className={own.hint}>{t('own_move.aliases_none')}</p>}
        <TextField
          label={t('own_move.alias_new')}
          hint={t('own_move.alias_new_hint')}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {step.error && (
          <Problem what={t('own_move.alias_failed')} error={step.error} unknown={t('own_move.unknown')} />
        )}
        <div className={own.actions}>
          <Button type="submit" busy={step.busy} disabled={typed.trim() === ''}>
            {t('own_move.alias_add')}
          </Button>
        </div>
      </form>
    </>
  );
}

const knownTo = async (account: OwnAccount): Promise<Known> => ({
  aliases: await account.aliases(),
  here: account.moves().here,
});

/** SET-08: the other accounts that are this person's, too. */
export function Aliases(): ReactElement {
  const [asked, again] = useOwnAccount('aliases', knownTo);
  return (
    <Loaded asked={asked} again={again}>
      {(known) => <List first={known} />}
    </Loaded>
  );
}
