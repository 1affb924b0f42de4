import '@/i18n/messages/en/late/writing';
import { useState, type ReactElement } from 'react';
import { mentionsIn, withoutMention } from '@/domain/status/mentions';
import type { ComposeContent } from '@/domain/writing/compose';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import styles from './writing.module.css';

/** One person; pressed again it says the other thing, in the same place: the focus stays. */
function Person({ acct, out, onPress }: { acct: string; out: boolean; onPress: () => void }): ReactElement {
  const t = useT();
  const label = t(out ? 'writing.put_back' : 'writing.take_out', { name: `@${acct}` });
  return (
    <li>
      <button
        type="button"
        className={styles.person}
        data-out={out || undefined}
        title={label}
        onClick={onPress}
      >
        <bdi dir="ltr" aria-hidden>
          @{acct}
        </bdi>
        <Icon name={out ? 'plus' : 'x'} size="xs" />
      </button>
    </li>
  );
}

/** Keeps everybody in the place where they first stood. */
function useSteady(people: readonly string[]): readonly string[] {
  const [order, setOrder] = useState(people);
  const steady = [
    ...order.filter((one) => people.includes(one)),
    ...people.filter((one) => !order.includes(one)),
  ];
  if (steady.join() !== order.join()) setOrder(steady);
  return steady;
}

/** Whom a reply or direct post mentions; each can be taken out, and put back. */
export function Recipients({
  text,
  leftOut,
  onChange,
}: Pick<ComposeContent, 'text' | 'leftOut'> & {
  onChange: (patch: Partial<ComposeContent>) => void;
}): ReactElement | null {
  const t = useT();
  const named = mentionsIn(text);
  const isNamed = (acct: string): boolean => named.some((one) => one.toLowerCase() === acct.toLowerCase());
  const people = useSteady([...named, ...leftOut.filter((acct) => !isNamed(acct))]);
  if (people.length === 0) return null;
  const takeOut = (acct: string): void =>
    onChange({ text: withoutMention(text, acct), leftOut: [...new Set([...leftOut, acct])] });
  const putBack = (acct: string): void =>
    onChange({ text: `@${acct} ${text}`, leftOut: leftOut.filter((other) => other !== acct) });
  return (
    <ul className={styles.people} aria-label={t('writing.mentioned')}>
      {people.map((acct) => (
        <Person
          key={acct}
          acct={acct}
          out={!isNamed(acct)}
          onPress={() => (isNamed(acct) ? takeOut(acct) : putBack(acct))}
        />
      ))}
    </ul>
  );
}
