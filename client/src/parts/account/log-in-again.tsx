import '@/i18n/messages/en/late/again';
import type { ReactElement } from 'react';
import type { ApiErrorKind } from '@/domain/api-error';
import { paths } from '@/domain/paths';
import { comeBackHere } from '@/data/session/way-back';
import { useT } from '@/i18n/use-t';
import { LinkButton } from '@/ui/button/link-button';

/** Beside the words of a failure: the way to the sign-in where the server did not accept it; else nothing. */
export function LogInAgain({
  error,
  small = true,
  onClick,
}: {
  error: { kind: ApiErrorKind } | null;
  small?: boolean | undefined;
  onClick?: (() => void) | undefined;
}): ReactElement | null {
  const t = useT();
  if (error?.kind !== 'unauthorized') return null;
  return (
    <LinkButton
      small={small}
      href={paths.login}
      onClick={() => {
        comeBackHere();
        onClick?.();
      }}
    >
      {t('again.log_in')}
    </LinkButton>
  );
}
