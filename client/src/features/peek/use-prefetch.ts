import { useEffect } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { watchNear } from '@/lib/near';
import { isPerson, marked, peekTarget } from './peek-target';

/** The person that a name at this place leads to. */
function personAt(target: EventTarget | null): string | null {
  const element = marked(target);
  const mark = isPerson(element) ? peekTarget(element?.dataset['peek']) : null;
  return mark?.is === 'account' ? mark.id : null;
}

/** The reader pays for what is loaded. */
const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

/** Fetches the profile behind a name before the name is pressed. Its code came with the first sign of use. */
export function usePrefetch(): void {
  const { people } = useRealm().late;
  useEffect(() => {
    // A profile or card is likely next, and what was done for a time may be over. A failure is told by who needs it.
    people.load().catch(() => undefined);
    if (savesData()) return;
    return watchNear(personAt, (person) => people.get()?.prefetch(person));
  }, [people]);
}
