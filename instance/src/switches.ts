import type { InstanceSettings } from './storage/settings.ts';

const DOORS: Readonly<Record<string, Partial<InstanceSettings>>> = {
  open: { registrations: true, approvalRequired: false, accountActivation: false },
  closed: { registrations: false },
  approval: { registrations: true, approvalRequired: true },
  confirmation: { registrations: true, accountActivation: true, mailer: true },
  invite: { registrations: false, invites: true },
};
const CAPTCHAS = ['none', 'native', 'kocaptcha'] as const;

/** Settings that the command line decides; throws what is wrong with it. */
export function switches(options: {
  registration?: string | undefined;
  captcha?: string | undefined;
  mailer: boolean;
  private: boolean;
  'instance-v2': boolean;
  'bookmark-folders': boolean;
}): Partial<InstanceSettings> {
  const { registration, captcha } = options;
  const door = registration === undefined ? {} : DOORS[registration];
  if (!door)
    throw new Error(`--registration ${registration ?? ''} is none of ${Object.keys(DOORS).join(', ')}`);
  const kind = CAPTCHAS.find((known) => known === captcha);
  if (captcha !== undefined && !kind)
    throw new Error(`--captcha ${captcha} is none of ${CAPTCHAS.join(', ')}`);
  return {
    ...door,
    ...(kind ? { captcha: kind } : {}),
    ...(options.mailer ? { mailer: true } : {}),
    ...(options.private ? { isPrivate: true } : {}),
    ...(options['instance-v2'] ? { instanceV2: true } : {}),
    ...(options['bookmark-folders'] ? { bookmarkFolders: true } : {}),
  };
}
