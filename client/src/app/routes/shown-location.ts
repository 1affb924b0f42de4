import { useBrowserLocation, useSearch } from 'wouter/use-browser-location';
import { isWindow, pageBelow } from '@/parts/commands/window-address';

const below = (): URL => new URL(pageBelow(), location.origin);

/** The path of the page that is shown: below a window it stays the one that the reader came from. */
function useShownLocation(
  options?: Parameters<typeof useBrowserLocation>[0],
): ReturnType<typeof useBrowserLocation> {
  const [path, go] = useBrowserLocation(options);
  return [isWindow(path) ? below().pathname : path, go];
}

/** The query of the page that is shown. */
function useShownSearch(options?: Parameters<typeof useSearch>[0]): string {
  const search = useSearch(options);
  return isWindow(location.pathname) ? below().search : search;
}

/** What the router of the whole page asks. */
export const shownPlace = { hook: useShownLocation, searchHook: useShownSearch };
