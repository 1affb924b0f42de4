import type { Instance } from '../lib/context.ts';
export function startLively(inst: Instance): () => void {
  void inst;
  return () => {};
}
