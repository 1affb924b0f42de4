import '@/i18n/messages/en/late/people';
import type { ReactElement } from 'react';
import { usePeople } from '@/data/react/use-people';
import { useT } from '@/i18n/use-t';
import { Spared, type SparedKind } from '@/parts/account/spared/spared';
import type { PaneProps } from '@/features/settings/pane-props';
import { Problem } from '@/features/settings/own/problem';
import { LoadingArea } from '@/ui/state/spinner';

const KINDS: readonly SparedKind[] = ['muted', 'blocked', 'domains', 'conversations', 'words'];

/** SET-10: mutes and blocks; the part that was asked for is open first. */
export function SparedTab({ marked }: PaneProps): ReactElement {
  const t = useT();
  const [code, again] = usePeople();
  if (code.is === 'waiting') return <LoadingArea label={t('people.loading')} />;
  if (code.is === 'failed') return <Problem what={t('people.failed')} error={code.error} onRetry={again} />;
  return <Spared key={marked} people={code.value} first={KINDS.find((kind) => kind === marked)} inArea />;
}
