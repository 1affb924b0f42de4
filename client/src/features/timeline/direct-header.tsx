import { useRef, type ReactElement } from 'react';
import { useMe } from '@/data/react/records';
import { paths } from '@/domain/paths';
import '@/i18n/messages/en/late/inbox';
import { useT } from '@/i18n/use-t';
import { LinkButton } from '@/ui/button/link-button';
import { usePassesFocusOn } from '@/ui/focus/use-passes-focus-on';
import styles from './timeline.module.css';

/** The way to the same messages by people. */
export function DirectHeader(): ReactElement | null {
  const t = useT();
  const me = useMe();
  const box = useRef<HTMLDivElement>(null);
  // It disappears with its page, and both pages have the same path.
  usePassesFocusOn(box);
  if (!me) return null;
  return (
    <div ref={box}>
      <LinkButton small look="ghost" icon="users" className={styles.byPeople} href={paths.inbox(me.username)}>
        {t('inbox.by_people')}
      </LinkButton>
    </div>
  );
}
