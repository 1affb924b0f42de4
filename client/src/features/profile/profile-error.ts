import type { Account } from '@/domain/account/account';
import type { ApiError } from '@/domain/api-error';
import type { Translator } from '@/i18n/translator';

/** Nobody of that name: asking again gives the same answer. */
export const isNobody = ({ kind, message }: ApiError): boolean =>
  kind === 'not-found' || message.trim() === 'No user with such user_id';

/** PROF-06: nobody of that name, else the server's own sentence, else ours. */
export function profileErrorWords(t: Translator, error: ApiError): string {
  const text = error.message.trim();
  if (error.status === 410) return t('profile.gone');
  if (isNobody(error)) return t('profile.not_found');
  const isSentence = error.status > 0 && text !== '' && text.length <= 300 && !/[<>{}\n]/.test(text);
  return isSentence ? text : t('profile.failed');
}

/** The address at home of somebody elsewhere, where a handle is all that is known the usual one; else empty. */
export function originOf(account: Account | undefined, name: string): string {
  if (account) return account.isLocal ? '' : account.url;
  const [, user, host] = /^@?([^@/]+)@([^@/]+)$/.exec(name) ?? [];
  const address = `https://${host ?? ''}/@${user ?? ''}`;
  return user !== undefined && URL.canParse(address) ? address : '';
}
