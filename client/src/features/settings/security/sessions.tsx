import { useState, type ReactElement } from 'react';
import type { OwnSession } from '@/domain/account/own-account';
import { dayMonthYear } from '@/i18n/formatters';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { useCommands } from '@/parts/commands/use-commands';
import { Tag } from '@/ui/state/tag';
import { Loaded } from '../own/loaded';
import { Problem } from '../own/problem';
import { useFresh } from '../own/use-fresh';
import { useOwnAccount } from '../own/use-own-account';
import { useStep } from '../own/use-step';
import { tellSaved } from '../saved';
import own from '../own/own.module.css';

function Session({
  session,
  current,
  onEnded,
}: {
  session: OwnSession;
  current: boolean;
  onEnded: (id: string) => void;
}): ReactElement {
  const t = useT();
  const step = useStep();
  const day = dayMonthYear(t.locale);
  const name = session.app || t('own_security.session_unnamed');
  const end = async (): Promise<void> => {
    if (!(await step.run((account) => account.endSession(session.id)))) return;
    tellSaved('server');
    onEnded(session.id);
  };
  return (
    <li className={own.row}>
      <div>
        <span className={own.name}>
          <bdi>{name}</bdi>
          {current && <Tag tone="accent">{t('own_security.session_this')}</Tag>}
        </span>
        <p className={own.hint}>
          {session.lastUsedAt !== null &&
            t('own_security.session_used', { date: day.format(session.lastUsedAt) })}{' '}
          {session.validUntil !== null &&
            t('own_security.session_until', { date: day.format(session.validUntil) })}
        </p>
      </div>
      {!current && (
        <Button
          small
          busy={step.busy}
          aria-label={t('own_security.session_end_one', { name, id: session.id })}
          onClick={() => void end()}
        >
          {t('own_security.session_end')}
        </Button>
      )}
      {step.error && (
        <div className={own.below}>
          <Problem what={t('own_security.session_failed')} error={step.error} />
        </div>
      )}
    </li>
  );
}

function List({ first, current }: { first: readonly OwnSession[]; current: string | null }): ReactElement {
  const { confirm } = useCommands();
  const t = useT();
  const step = useStep();
  const [list, setList] = useState(first);
  useFresh(async (account) => setList(await account.sessions()));
  const known = list.some(({ id }) => id === current);
  const others = list.filter(({ id }) => id !== current);
  const gone = (ended: string): void => setList((before) => before.filter(({ id }) => id !== ended));
  const endOthers = async (): Promise<void> => {
    const yes = await confirm({
      title: t('own_security.sessions_question', { count: others.length }),
      body: t('own_security.sessions_body'),
      confirmLabel: t('own_security.sessions_end'),
      cancelLabel: t('common.cancel'),
      danger: true,
    });
    if (!yes) return;
    await step.run(async (account) => {
      for (const { id } of others) {
        await account.endSession(id);
        gone(id);
      }
      tellSaved('server');
    });
  };
  return (
    <>
      <ul className={own.rows}>
        {list.map((session) => (
          <Session key={session.id} session={session} current={session.id === current} onEnded={gone} />
        ))}
      </ul>
      <div className={own.pad}>
        {!known && <p className={own.hint}>{t('own_security.sessions_unknown')}</p>}
        {step.error && <Problem what={t('own_security.session_failed')} error={step.error} />}
        {known && others.length > 0 && (
          <div className={own.actions}>
            <Button look="danger" busy={step.busy} onClick={() => void endOthers()}>
              {t('own_security.sessions_end')}
            </Button>
          </div>
        )}
        {known && others.length === 0 && <p className={own.hint}>{t('own_security.sessions_alone')}</p>}
      </div>
    </>
  );
}

/** SET-09: where the account is signed in. */
export function OwnSessions(): ReactElement {
  const [asked, again] = useOwnAccount('sessions', async (account) => ({
    first: await account.sessions(),
    current: account.currentSession(),
  }));
  return (
    <Loaded asked={asked} again={again}>
      {(loaded) => <List {...loaded} />}
    </Loaded>
  );
}
