import { memo, type ReactElement } from 'react';
import type { NotificationId } from '@/domain/ids';
import type { Notification } from '@/domain/notification/notification';
import { paths, profilePath } from '@/domain/paths';
import { useRealm } from '@/data/react/realm-context';
import { useMe, useNotification, useRowFlag, useServer } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { late } from '@/lib/late';
import { TextButton } from '@/ui/button/text-button';
import { Icon } from '@/ui/icon/icon';
import { useLate } from '@/ui/late/use-late';
import { GroupFaces } from './group-faces';
import { GroupSentence } from './group-sentence';
import { KIND_FACTS } from './kind-facts';
import { NotificationBody } from './notification-body';
import { NotificationTime } from './notification-time';
import { RowFrame } from './row-frame';
import groups from './groups.module.css';

const groupMembers = late(() => import('./group-members').then((module) => module.GroupMembers));

/** Where a group leads: the post, else the reader's own followers. */
function useTarget({ statusId }: Notification): { href: string; words: string } {
  const t = useT();
  const me = useMe();
  const server = useServer();
  if (statusId !== null) return { href: paths.conversation(statusId), words: t('notifications.open_post') };
  const own = me ? profilePath(me, server) : paths.root;
  return { href: `${own}#followers`, words: t('notifications.open_followers') };
}

/** Reads all of a group; when nothing else is unread, with one request. */
function useRead(ids: readonly NotificationId[]): () => void {
  const { notifications, records } = useRealm();
  return () => {
    const unseen = ids.filter((id) => records.notification(id).get()?.seen === false);
    if (unseen.length > 1 && unseen.length === notifications.view.get().unseen) notifications.markAllSeen();
    else unseen.forEach((id) => notifications.markSeen(id));
  };
}

/** One row for what many did: their faces, one sentence, and on request each of them. */
export const GroupRow = memo(function GroupRow({
  ids,
}: {
  ids: readonly NotificationId[];
}): ReactElement | null {
  const newest = useNotification(ids[0] ?? '');
  return newest ? <Group newest={newest} ids={ids} /> : null;
});

function Group({ newest, ids }: { newest: Notification; ids: readonly NotificationId[] }): ReactElement {
  const { href, words } = useTarget(newest);
  const read = useRead(ids);
  const unseen = newest.seen === false;
  const { icon, tone } = KIND_FACTS[newest.kind];
  const lead = (
    <span className={groups.sign} data-tone={tone} aria-hidden="true">
      <Icon name={icon} size="l" filled={newest.kind === 'favourite'} />
    </span>
  );
  return (
    <RowFrame
      ids={ids}
      unseen={unseen}
      lead={lead}
      sentence={<GroupSentence kind={newest.kind} ids={ids} onOpen={read} />}
    >
      {(sentence) => (
        <>
          <div className={groups.top}>
            <GroupFaces ids={ids} />
            <NotificationTime
              createdAt={newest.createdAt}
              unseen={unseen}
              href={href}
              linkWords={words}
              onOpen={read}
            />
          </div>
          {sentence}
          {newest.statusId !== null && <NotificationBody notification={newest} />}
          <Members ids={ids} onOpen={read} />
        </>
      )}
    </RowFrame>
  );
}

function Members({ ids, onOpen }: { ids: readonly NotificationId[]; onOpen: () => void }): ReactElement {
  const t = useT();
  const [open, setOpen] = useRowFlag(ids.at(-1) ?? '', 'group-open', false);
  const members = useLate(groupMembers, open);
  return (
    <div className={groups.members}>
      <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t('notifications.fold') : t('notifications.show_all', { count: ids.length })}
      </TextButton>
      {open && members && <members.Part ids={ids} onOpen={onOpen} />}
    </div>
  );
}
