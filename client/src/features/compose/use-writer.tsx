import '@/i18n/messages/en/late/accounts';
import '@/i18n/messages/en/late/login';
import { useEffect, useState, type ReactElement } from 'react';
import { PART_MISSING } from '@/data/notices/part-missing';
import { useReadable, useRealm } from '@/data/react/realm-context';
import { useSessions } from '@/data/react/sessions-context';
import type { Realm } from '@/data/realm';
import { ONLY_WORDS } from '@/data/writing/drafts/draft';
import { isOnlyWords } from '@/data/writing/drafts/draft-extras';
import { wholeAddress } from '@/domain/account/whole-address';
import type { RealmKey } from '@/domain/ids';
import { useT } from '@/i18n/use-t';
import { randomKey } from '@/lib/random-key';
import { purposeOf, type ComposeTarget } from '@/parts/commands/compose-target';
import { useCommands } from '@/parts/commands/use-commands';
import { Button } from '@/ui/button/button';
import { MenuButton, type MenuTriggerProps } from '@/ui/menu/menu-button';

/** Whose post the window writes: null while that account's realm is made. */
export interface Writer {
  realm: Realm | null;
  /** Writes as that account from now on; words that are there are asked about. */
  choose: (key: RealmKey) => Promise<void>;
}

/** The words go to the other account, with what they need; files and polls are of their server, and stay. */
function moveWords(from: Realm, to: Realm, { draftKey }: ComposeTarget): void {
  const draft = from.drafts.get(draftKey);
  if (!draft) return;
  const { text, spoilerText, sensitive, language, extras } = draft;
  const there = to.drafts.get(draftKey);
  // What was begun there stays among its drafts.
  if (there && !to.drafts.save(`kept:${randomKey()}`, there)) return;
  const words = { ...ONLY_WORDS, updatedAt: Date.now(), text, spoilerText, sensitive, language };
  if (to.drafts.save(draftKey, words) && isOnlyWords(extras)) from.drafts.clear(draftKey);
}

/** The account that a window writes as: the one that is shown, until another is chosen. */
export function useWriter(target: ComposeTarget, onFailed: () => void): Writer {
  const t = useT();
  const sessions = useSessions();
  const shown = useRealm();
  const { confirm } = useCommands();
  const [realm, setRealm] = useState(target.as === undefined ? shown : null);
  const { as } = target;
  useEffect(() => {
    if (as === undefined) return undefined;
    let gone = false;
    const fail = (): void => {
      if (gone) return;
      shown.notices.push(PART_MISSING);
      onFailed();
    };
    sessions.beside(as).then((found) => (found ? !gone && setRealm(found) : fail()), fail);
    return () => {
      gone = true;
    };
  }, [as, sessions, shown, onFailed]);
  const nameOf = (key: RealmKey): string => {
    const account = sessions.accounts.get().find((one) => one.key === key);
    return account ? wholeAddress(account) : '';
  };
  const choose = async (key: RealmKey): Promise<void> => {
    if (!realm || key === realm.key) return;
    const other = await sessions.beside(key).catch(() => null);
    if (!other) return void shown.notices.push(PART_MISSING);
    const hasWords = realm.drafts.get(target.draftKey) !== null;
    const acct = nameOf(key);
    const moves =
      hasWords &&
      (await confirm({
        title: t('accounts.move_question', { acct }),
        body: t('accounts.move_body', { acct, from: nameOf(realm.key) }),
        confirmLabel: t('login.server_submit'),
        cancelLabel: t('common.cancel'),
      }));
    if (hasWords && !moves) return;
    if (moves) moveWords(realm, other, target);
    setRealm(other);
  };
  return { realm, choose };
}

/** Says as whom the window writes, where there are several; a new post may be another one's. */
export function WriterButton({
  writer,
  target,
}: {
  writer: Writer;
  target: ComposeTarget;
}): ReactElement | null {
  const t = useT();
  const accounts = useReadable(useSessions().accounts);
  const { key } = useRealm();
  const own = accounts.find((account) => account.key === key);
  if (!own || accounts.length < 2) return null;
  const label = t('accounts.write_as', { acct: wholeAddress(own) });
  const words = `@${own.acct}`;
  if (purposeOf(target) !== 'new') return <span title={label}>{words}</span>;
  const trigger = (props: MenuTriggerProps): ReactElement => (
    <Button {...props} look="ghost" small icon="user" aria-label={label} title={label}>
      {words}
    </Button>
  );
  return (
    <MenuButton
      label={label}
      placement="bottom-end"
      trigger={trigger}
      items={() =>
        accounts.map((account) => ({
          id: account.key,
          label: `@${wholeAddress(account)}`,
          checked: account.key === key,
          radio: true,
          onSelect: () => void writer.choose(account.key),
        }))
      }
    />
  );
}
