import type { AppContext, Instance, Viewer } from './context.ts';

/** For whom something is rendered: the same for an answer and for a frame on a socket. */
export interface ViewContext {
  inst: Instance;
  base: string;
  viewer: Viewer | null;
  /** For staff: posts of every visibility and of closed accounts. */
  seesAll?: boolean;
}

export function viewContext(c: AppContext): ViewContext {
  return { inst: c.get('inst'), base: c.get('base'), viewer: c.get('viewer') };
}

export function isStaff(viewer: Viewer | null): boolean {
  return viewer !== null && (viewer.isAdmin || viewer.isModerator);
}
