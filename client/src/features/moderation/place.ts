import { useEffect } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import type { QueueState } from '@/data/moderation/moderation';
import { useReadable } from '@/data/react/realm-context';
import { paths } from '@/domain/paths';
import type { ModerationAddress } from '@/parts/commands/commands';
import { useCommands } from '@/parts/commands/use-commands';
import { goToWindow, moderationAt, windowDepth } from '@/parts/commands/window-address';

export const TABS = ['reports', 'users', 'approvals', 'invites', 'announcements', 'log'] as const;
export type ModerationTab = (typeof TABS)[number];

/** Stand in an address where a report's id may stand; an address without one is that of the open reports. */
const STATES = ['open', 'resolved', 'closed', 'all'] as const satisfies readonly QueueState[];

/** Where in the moderation somebody is; `item` is a report's id or a person's name. */
export interface ModerationPlace {
  tab: ModerationTab;
  item: string | null;
  /** Of the reports that are listed. */
  state?: QueueState;
}

function placeOf({ tab: name, item }: ModerationAddress): ModerationPlace {
  const tab = TABS.find((known) => known === name) ?? 'reports';
  const state = tab === 'reports' ? STATES.find((known) => known === item) : undefined;
  return state ? { tab, item: null, state } : { tab, item };
}

/** Opens the window over what is read, or leads to another place in it; Back leads from an item to its list. */
export function goToModeration({ tab, item, state = 'open' }: ModerationPlace, depth?: number): void {
  const now = moderationAt(location.pathname);
  const last = item ?? (state === 'open' ? null : state);
  const start = tab === TABS[0] && last === null;
  goToWindow(paths.moderation(start ? '' : tab, last), {
    deeper: item !== null && now !== null && placeOf(now).item === null,
    depth,
  });
}

/** From an item to its list. */
export function backToList(tab: ModerationTab, state?: QueueState): void {
  if (windowDepth() > 1) history.back();
  else goToModeration({ tab, item: null, ...(state && { state }) });
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
