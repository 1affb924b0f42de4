/** What is there of `login` before its late words (late/login.ts). */
export const login = {
  title: 'Log in',
  logout: 'Log out',
  logout_title: 'Log out?',
  logout_body: 'To post and reply you log in again.',
} as const;
