import { useEffect } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { useReadable } from '@/data/react/realm-context';
import { paths } from '@/domain/paths';
import type { ModerationAddress } from '@/parts/commands/commands';
import { useCommands } from '@/parts/commands/use-commands';
import { goToWindow, moderationAt, windowDepth } from '@/parts/commands/window-address';

export const TABS = ['reports', 'users', 'approvals', 'invites', 'announcements', 'log'] as const;
export type ModerationTab = (typeof TABS)[number];

/** Where in the moderation somebody is; `item` is a report's id or a person's name. */
export interface ModerationPlace {
  tab: ModerationTab;
  item: string | null;
}

const placeOf = ({ tab, item }: ModerationAddress): ModerationPlace => ({
  tab: TABS.find((known) => known === tab) ?? 'reports',
  item,
});

/** Opens the window over what is read, or leads to another place in it; Back leads from an item to its list. */
export function goToModeration({ tab, item }: ModerationPlace, depth?: number): void {
  const now = moderationAt(location.pathname);
  const start = tab === TABS[0] && item === null;
  goToWindow(paths.moderation(start ? '' : tab, item), {
    deeper: item !== null && now?.item === null,
    depth,
  });
}

/** From an item to its list. */
export function backToList(tab: ModerationTab): void {
  if (windowDepth() > 1) history.back();
  else goToModeration({ tab, item: null });
}

/** Null while the address is another page's. Answers those who ask for the window. */
export function useModerationPlace(): ModerationPlace | null {
  const [path] = useBrowserLocation();
  const { moderation } = useCommands();
  const asked = useReadable(moderation);
  useEffect(() => {
    if (!asked) return;
    goToModeration(placeOf(asked), asked.depth);
    moderation.done();
  }, [asked, moderation]);
  const address = moderationAt(path);
  return address && placeOf(address);
}
