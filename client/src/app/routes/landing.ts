import { paths } from '@/domain/paths';
import type { Server } from '@/domain/instance/server';
import { routeOf, type Guard } from './routes';

/** Who looks at the page. */
export interface Looker {
  signedIn: boolean;
}

const isOwnPath = (path: string): boolean => /^\/(?!\/)/.test(path) && path !== '/';

/**
 * Where `/` leads (NAV-01): what the instance configured, unless that is no page of ours or one that this
 * reader may not open; a private instance shows visitors the sign-in.
 */
export function landingPath(server: Server, { signedIn }: Looker): string {
  if (signedIn) return isOwnPath(server.ui.redirectRootLogin) ? server.ui.redirectRootLogin : paths.home;
  if (server.base === '' || server.isPrivate) return paths.login;
  const configured = server.ui.redirectRootNoLogin;
  if (!isOwnPath(configured)) return paths.federated;
  return allows(routeOf(configured).guard, server, { signedIn }, configured) ? configured : paths.login;
}

/** Whether this reader may open the page (NAV-11, REG-05). */
function allows(guard: Guard, server: Server, { signedIn }: Looker, path: string): boolean {
  switch (guard) {
    case 'anybody':
      return true;
    case 'signed-in':
      return signedIn;
    case 'visitor':
      // A server that has not described itself yet may be open: nobody is sent away before it is known.
      return (
        !signedIn &&
        (server.registrationOpen || server.software.name === '' || /^\/registration\/./.test(path))
      );
  }
}

/** The path to go to instead, or null when the page may be shown (NAV-01, NAV-11, NAV-25). */
export function redirectOf(path: string, search: string, server: Server, looker: Looker): string | null {
  const route = routeOf(path, search);
  if (route.page.is === 'root') return landingPath(server, looker) + (search ? `?${search}` : '');
  if (!allows(route.guard, server, looker, path))
    return route.guard === 'visitor' ? paths.root : landingPath(server, looker);
  // Without the plain timeline an old link to it leads to the same messages by people.
  const direct = route.page.is === 'timeline' && route.page.key === 'direct';
  if (direct && server.base !== '' && !server.can.directTimeline) return `${path}?by=people`;
  const hidden = !looker.signedIn && (server.isPrivate || server.base === '');
  return hidden && (route.page.is === 'timeline' || path === paths.search()) ? paths.login : null;
}
