import { useRef, type ReactElement } from 'react';
import { useMe, useServer } from '@/data/react/records';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { LinkButton } from '@/ui/button/link-button';
import { usePassesFocusOn } from '@/ui/focus/use-passes-focus-on';

/** The way to the plain timeline of direct messages; nothing where the server has none. */
export function InboxSwitch(): ReactElement | null {
  const t = useT();
  const me = useMe();
  const { can } = useServer();
  const box = useRef<HTMLDivElement>(null);
  // It disappears with its page, and both pages have the same path.
  usePassesFocusOn(box);
  if (!me || !can.directTimeline) return null;
  return (
    <div ref={box}>
      <LinkButton small look="ghost" icon="stack" href={paths.directMessages(me.username)}>
        {t('inbox.by_time')}
      </LinkButton>
    </div>
  );
}
