import type { ReactElement, ReactNode } from 'react';
import type { Notification } from '@/domain/notification/notification';
import { useMe, useStatus } from '@/data/react/records';
import type { MessageId } from '@/i18n/message-id';
import { Rich } from '@/i18n/use-t';
import { late } from '@/lib/late';
import { useLate } from '@/ui/late/use-late';
import { PersonLink } from './person-link';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import { ReactionSign } from './reaction-sign';

/** A mention in an answer to one's own post reads "replied to you". */
function MentionSentence({ statusId, name }: { statusId: string; name: ReactNode }): ReactElement {
  const status = useStatus(statusId);
  const me = useMe();
  const answersMe = me !== null && status?.inReplyToAccountId === me.id;
  return <Rich id={answersMe ? 'notifications.reply' : 'notifications.mention'} args={{ name }} />;
}

function PollSentence({ accountId }: { accountId: string }): ReactElement {
  const own = useMe()?.id === accountId;
  return <Rich id={own ? 'notifications.poll_own' : 'notifications.poll'} args={{}} />;
}

const foreign = late(() => import('./foreign-sentence').then((module) => module.ForeignSentence));

function Unusual({ type, name }: { type: string; name: ReactNode }): ReactElement {
  const words = useLate(foreign, true);
  return words ? (
    <words.Part type={type} name={name} />
  ) : (
    <Rich id="notifications.unknown" args={{ name, type }} />
  );
}

const PLAIN = {
  status: 'notifications.status',
  favourite: 'notifications.favourite',
  reblog: 'notifications.reblog',
  follow: 'notifications.follow',
  follow_request: 'notifications.follow_request',
  update: 'notifications.update',
} as const satisfies Partial<Record<Notification['kind'], MessageId>>;

/** Where the other person is known, and where not. */
const ABOUT_SOMEBODY = {
  move: ['notifications.move', 'notifications.move_unknown'],
  report: ['notifications.report_of', 'notifications.report'],
} as const;

/** Who did what, in one sentence with the names as links. */
export function NotificationSentence({
  notification,
  onOpen,
}: {
  notification: Notification;
  onOpen: () => void;
}): ReactElement {
  const { kind, accountId, statusId, targetId, type } = notification;
  const name = <PersonLink id={accountId} onOpen={onOpen} />;
  switch (kind) {
    case 'mention':
      return <MentionSentence statusId={statusId ?? ''} name={name} />;
    case 'poll':
      return <PollSentence accountId={accountId} />;
    case 'move':
    case 'report': {
      const [known, unknown] = ABOUT_SOMEBODY[kind];
      if (targetId === null) return <Rich id={unknown} args={{ name }} />;
      const target = <PersonLink id={targetId} shows="handle" onOpen={onOpen} />;
      return <Rich id={known} args={{ name, target }} />;
    }
    case 'reaction': {
      // The emoji is on the badge; here it is for those who do not see it.
      return (
        <>
          <Rich id="notifications.reaction" args={{ name }} />{' '}
          <VisuallyHidden>
            <ReactionSign notification={notification} />
          </VisuallyHidden>
        </>
      );
    }
    case 'unknown':
      return <Unusual type={type} name={name} />;
    default:
      return <Rich id={PLAIN[kind]} args={{ name }} />;
  }
}
