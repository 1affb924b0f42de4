import { VISIBILITIES, type Visibility } from '@/domain/status/visibility';

const WIDTH: Readonly<Record<Visibility, number>> = {
  direct: 0,
  local: 1,
  private: 1,
  unlisted: 2,
  public: 3,
};

/**
 * Visibilities a reply to `parent` may choose, in menu order (behaviour.md §8): never wider than the
 * parent; `direct` stays direct; `local` answers stay local or direct; `local` is offered without a
 * parent only where the server has it.
 */
export function allowedVisibilities(
  parent: Visibility | null,
  serverHasLocal: boolean,
): readonly Visibility[] {
  if (parent === 'direct') return ['direct'];
  if (parent === 'local') return ['direct', 'local'];
  return VISIBILITIES.filter((visibility) => {
    if (visibility === 'local') return parent === null && serverHasLocal;
    return parent === null || WIDTH[visibility] <= WIDTH[parent];
  });
}

/** Scope a reply starts with (behaviour.md §8). */
export function replyVisibility(parent: Visibility, ownDefault: Visibility): Visibility {
  if (parent === 'direct' || parent === 'local') return parent;
  const copies = parent !== 'public' && ownDefault !== 'private' && ownDefault !== 'direct';
  const wanted = copies ? parent : ownDefault;
  return allowedVisibilities(parent, true).includes(wanted) ? wanted : parent;
}
