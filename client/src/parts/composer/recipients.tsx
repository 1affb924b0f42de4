import '@/i18n/messages/en/late/writing';
import type { ReactElement } from 'react';
import { mentionsIn, withoutMention } from '@/domain/mentions';
import type { ComposeContent } from '@/domain/compose';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import styles from './writing.module.css';

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
  const out = leftOut.filter((acct) => !isNamed(acct));
  if (named.length + out.length === 0) return null;
  return (
    <ul className={styles.people} aria-label={t('writing.mentioned')}>
      {named.map((acct) => (
        <li key={acct}>
          <button
            type="button"
            className={styles.person}
            title={t('writing.take_out', { name: `@${acct}` })}
            aria-label={t('writing.take_out', { name: `@${acct}` })}
            onClick={() =>
              onChange({ text: withoutMention(text, acct), leftOut: [...new Set([...leftOut, acct])] })
            }
          >
            <bdi dir="ltr">@{acct}</bdi>
            <Icon name="x" size="xs" />
          </button>
        </li>
      ))}
      {out.map((acct) => (
        <li key={acct}>
          <button
            type="button"
            className={styles.person}
            data-out
            title={t('writing.put_back', { name: `@${acct}` })}
            aria-label={t('writing.put_back', { name: `@${acct}` })}
            onClick={() =>
              onChange({
                text: `@${acct} ${text}`,
                leftOut: leftOut.filter((other) => other !== acct),
              })
            }
          >
            <bdi dir="ltr">@{acct}</bdi>
            <Icon name="plus" size="xs" />
          </button>
        </li>
      ))}
    </ul>
  );
}
