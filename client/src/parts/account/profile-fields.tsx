import '@/i18n/messages/en/late/profile';
import type { ReactElement } from 'react';
import type { Account } from '@/domain/account/account';
import { plainName } from '@/domain/account/plain-name';
import { dayMonthYear } from '@/i18n/formatters';
import { useT } from '@/i18n/use-t';
import { EmojiText } from '@/parts/emoji/emoji-text';
import { RichText } from '@/parts/rich-text/rich-text';
import { Icon } from '@/ui/icon/icon';
import styles from './profile-fields.module.css';

/** What people say of themselves in pairs; a check mark where the server has checked the link (PROF-02). */
export function ProfileFields({ account }: { account: Account }): ReactElement | null {
  const t = useT();
  const { fields, emojis } = account;
  if (fields.length === 0) return null;
  return (
    <dl className={styles.fields} aria-label={t('profile.fields', { name: plainName(account) })}>
      {fields.map(({ name, value, verifiedAt }, index) => {
        const verified =
          verifiedAt === null
            ? null
            : t('profile.verified', { date: dayMonthYear(t.locale).format(verifiedAt) });
        return (
          <div key={`${index} ${name}`}>
            <dt dir="auto">
              <EmojiText text={name} emojis={emojis} />
            </dt>
            <dd data-verified={verified !== null || undefined}>
              {verified !== null && (
                <span role="img" title={verified}>
                  <Icon name="checkc" size="s" />
                </span>
              )}
              <RichText html={value} emojis={emojis} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
