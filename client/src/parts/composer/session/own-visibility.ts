import { VISIBILITIES, type Visibility } from '@/domain/status/visibility';
import type { Realm } from '@/data/realm';

/** The account's own scope: the user's choice here, else what the server keeps, else public. */
export function ownVisibility(realm: Realm): Visibility {
  const kept = realm.me.get()?.own?.defaultVisibility;
  return realm.settings.get('defaultScope') || (VISIBILITIES.find((one) => one === kept) ?? 'public');
}
