import { useEffect } from 'react';
import type { People, PeopleKey, PeopleView } from '@/data/people/people';
import { useReadable, useRealm } from './realm-context';
import type { Asked } from './use-details';
import { useAsked } from './use-asked';

/** The code about people, at once when it is here already. */
export function usePeople(): readonly [code: Asked<People>, again: () => void] {
  const realm = useRealm();
  const source = realm.late.people;
  const here = source.get();
  const [code, again] = useAsked(realm.key, source.load);
  return [here ? { is: 'here', value: here } : code, again];
}

/** A list of people, opened while the component is shown. */
export function usePeopleList(people: People, key: PeopleKey): PeopleView {
  useEffect(() => people.open(key), [people, key]);
  return useReadable(people.list(key));
}
