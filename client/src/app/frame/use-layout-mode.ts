import { useMe, usePreference } from '@/data/react/records';
import { upTo } from '@/lib/breakpoints';
import { useMedia } from '@/ui/use-media';

export type LayoutMode = 'mobile' | 'normal' | 'wide';

/** NAV-16: mobile up to 800; three columns from 1280 on, signed in, unless the third one is off. */
export function useLayoutMode(): LayoutMode {
  const mobile = useMedia(upTo('phone'));
  const large = !useMedia(upTo('twoColumns'));
  const me = useMe();
  const third = usePreference('thirdColumnMode');
  if (mobile) return 'mobile';
  return large && me !== null && third !== 'none' ? 'wide' : 'normal';
}
