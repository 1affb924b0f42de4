/** `ada@tidepool.example`: an account of this browser among those of other servers. */
export const wholeAddress = ({ acct, base }: { acct: string; base: string }): string =>
  `${acct}@${base.replace(/^https?:\/\//, '')}`;
