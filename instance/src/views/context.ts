import type { AppContext, Instance } from '../lib/context.ts';
import { viewerId } from '../lib/auth.ts';

/** For whom and under which address an answer is made. */
export interface ViewContext {
  inst: Instance;
  /** Own origin without a slash at the end. */
  base: string;
  viewerId: string | null;
}

export function viewContext(c: AppContext): ViewContext {
  return { inst: c.get('inst'), base: c.get('base'), viewerId: viewerId(c) };
}
