import { useEffect, useState, type CSSProperties } from 'react';
import { usePreference } from '@/data/react/records';
import type { MfmEffect } from './rich-node';

/** The arguments of an effect as custom properties that the effects' style sheet reads. */
export type MfmStyle = (effect: MfmEffect) => CSSProperties;

let loaded: MfmStyle | null = null;

/** Effects and their style sheet; also fetched ahead while nothing else is to be done. */
export async function preloadMfm(): Promise<void> {
  loaded = (await import('./mfm-style')).mfmStyle;
}

/**
 * How effects are drawn (RICH-04): `null` while they are off or not loaded, then they are ordinary text.
 * The code comes with the first text that holds an effect.
 */
export function useMfm(html: string): MfmStyle | null {
  const on = usePreference('renderMisskeyMarkdown') && html.includes('mfm');
  const [style, setStyle] = useState<MfmStyle | null>(() => loaded);
  useEffect(() => {
    // A failed load leaves readable text; the next post with an effect tries again.
    if (on && !style)
      preloadMfm().then(
        () => setStyle(() => loaded),
        () => undefined,
      );
  }, [on, style]);
  return on ? style : null;
}
