/** The password of every sample account that can sign in. */
export const SAMPLE_PASSWORD = 'skein-demo';

/** Two-factor secret (base32) of the sample account `totp`. Public on purpose: the data is for trying out. */
export const SAMPLE_TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Recovery codes of the sample account `totp`, each good once. */
export const SAMPLE_RECOVERY_CODES = [
  'limpet-51873',
  'whelk-20764',
  'blenny-93318',
  'kelp-47102',
  'heron-68455',
] as const;

/** Who can sign in to the sample instance, and what each account shows. */
export const SAMPLE_ACCOUNTS = [
  { nick: 'ada', role: 'ordinary account, the one to try' },
  { nick: 'lin', role: 'locked account with follow requests waiting' },
  { nick: 'totp', role: 'two-factor sign-in' },
  { nick: 'mod', role: 'moderator' },
  { nick: 'admin', role: 'administrator' },
] as const;
