/** What is there of `login` before its late words (late/login.ts). */
export const login = {
  title: 'Log in',
  logout: 'Log out',
} as const;
