import { usePainted } from '../late/use-painted';
import { useUsed } from '../late/use-used';

/** Rows kept ready beyond the edges of what is seen, in pixels. */
export const BUFFER = 400;

/**
 * How far beyond the edges of what is seen rows are ready, in pixels: 0 until the list is painted and somebody begins
 * to use the page, as what nobody sees costs drawing and pictures.
 */
export function useBuffer(): number {
  const painted = usePainted();
  const used = useUsed();
  return painted && used ? BUFFER : 0;
}
