import { useRef, type ReactElement } from 'react';
import { useMe } from '@/data/react/records';
import { paths } from '@/domain/paths';
import '@/i18n/messages/en/late/inbox';
import { useT } from '@/i18n/use-t';
import { LinkButton } from '@/ui/button/link-button';
import { usePassesFocusOn } from '@/ui/focus/use-passes-focus-on';

/** The way to the same messages by people. */
export function DirectHeader(): ReactElement | null {
  const t = useT();
  const me = useMe();
  const box = useRef<HTMLDivElement>(null);
  // It goes with the page that it leads away from, and both have one path.
  usePassesFocusOn(box);
  if (!me) return null;
  return (
    <div ref={box}>
      <LinkButton small look="ghost" icon="users" href={paths.inbox(me.username)}>
        {t('inbox.by_people')}
      </LinkButton>
    </div>
  );
}
