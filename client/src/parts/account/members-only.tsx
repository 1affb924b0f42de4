import type { ReactElement } from 'react';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { comeBackHere } from '@/data/session/way-back';
import { LinkButton } from '@/ui/button/link-button';
import { EmptyState } from '@/ui/state/empty-state';

/** What the server keeps for members: trying again does not bring it to a visitor, signing in does, and back here. */
export function MembersOnly({ title }: { title: string }): ReactElement {
  const t = useT();
  return (
    <EmptyState icon="lock" title={title}>
      <LinkButton href={paths.login} onClick={comeBackHere}>
        {t('login.title')}
      </LinkButton>
    </EmptyState>
  );
}
