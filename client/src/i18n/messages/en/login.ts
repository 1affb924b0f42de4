/** What is there of `login` before its late words (late/login.ts). */
export const login = {
  title: 'Log in',
  logout: 'Log out',
  logout_title: 'Log out?',
  logout_body: 'You will have to sign in again to post, reply and read your notifications.',
} as const;
