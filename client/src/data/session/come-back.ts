/** Where the reader pressed "Log in", until data/session/way-back.ts makes a path of it. */
export const cameFrom: { href?: string | undefined; state?: unknown } = {};

/** For a link that leads to the sign-in, before it does. */
export function noteComeBack(): void {
  cameFrom.href = location.href;
  cameFrom.state = history.state;
}
