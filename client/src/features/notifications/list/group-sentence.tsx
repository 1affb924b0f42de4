import type { ReactElement } from 'react';
import type { NotificationId } from '@/domain/ids';
import type { NotificationKind } from '@/domain/notification/notification';
import { Rich } from '@/i18n/use-t';
import { useGroupPeople } from './group-people';
import { PersonLink } from './person-link';

const SENTENCES = {
  favourite: 'notifications.favourite',
  reblog: 'notifications.reblog',
  reaction: 'notifications.reaction',
  follow: 'notifications.follow',
} as const;

/** "Wren and 6 others repeated your post". */
export function GroupSentence({
  kind,
  ids,
  onOpen,
}: {
  kind: NotificationKind;
  ids: readonly NotificationId[];
  onOpen: () => void;
}): ReactElement | null {
  const [first = '', second, ...more] = useGroupPeople(ids);
  if (kind !== 'favourite' && kind !== 'reblog' && kind !== 'reaction' && kind !== 'follow') return null;
  const name = <PersonLink id={first} onOpen={onOpen} />;
  const people =
    second === undefined ? (
      name
    ) : more.length === 0 ? (
      <Rich id="notifications.two" args={{ name, other: <PersonLink id={second} onOpen={onOpen} /> }} />
    ) : (
      <Rich id="notifications.more" args={{ name, count: more.length + 1 }} />
    );
  return <Rich id={SENTENCES[kind]} args={{ name: people }} />;
}
