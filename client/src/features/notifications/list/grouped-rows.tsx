import { createContext, useContext, useMemo, useState, type ReactElement } from 'react';
import type { NotificationId } from '@/domain/ids';
import { groupNotifications } from '@/domain/notification/notification-groups';
import { useRealm } from '@/data/react/realm-context';
import { useNotifications } from '@/data/react/records';
import { dayOf } from './day-of';
import { GroupRow } from './group-row';
import { NotificationRow } from './notification-row';

type Members = ReadonlyMap<string, readonly NotificationId[]>;

const GroupsContext = createContext<Members>(new Map());

/** A row by the key of its group: what is alone looks like what it is. */
function Entry({ groupKey }: { groupKey: string }): ReactElement | null {
  const ids = useContext(GroupsContext).get(groupKey);
  if (!ids || ids[0] === undefined) return null;
  return ids.length === 1 ? <NotificationRow id={ids[0]} /> : <GroupRow ids={ids} />;
}

const row = (key: string): ReactElement => <Entry groupKey={key} />;

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, at) => id === b[at]);

const NOTHING = { view: null, groups: new Map() };

/** The shown notifications in groups, each list of members the same object until it changes. */
function useGroups(): Members {
  const { records } = useRealm();
  const view = useNotifications();
  const [last, setLast] = useState<{ view: typeof view | null; groups: Members }>(NOTHING);
  if (last.view === view) return last.groups;
  const known = view.ids.flatMap((id) => records.notification(id).get() ?? []);
  const groups = new Map(
    groupNotifications(known, dayOf).map(({ key, ids }) => {
      const before = last.groups.get(key);
      return [key, before && same(ids, before) ? before : ids];
    }),
  );
  setLast({ view, groups });
  return groups;
}

export interface GroupedRowsProps {
  children: (keys: readonly string[], row: (key: string) => ReactElement) => ReactElement;
}

/** Lays groups over the list: `children` draws rows by the keys it is given. */
export function GroupedRows({ children }: GroupedRowsProps): ReactElement {
  const groups = useGroups();
  const keys = useMemo(() => [...groups.keys()], [groups]);
  return <GroupsContext.Provider value={groups}>{children(keys, row)}</GroupsContext.Provider>;
}
