import '@/i18n/messages/en/late/own';
import '@/i18n/messages/en/late/own-move';
import type { ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import type { PaneProps } from '../pane-props';
import { Section } from '../own/section';
import { Aliases } from './aliases';
import { MoveAway } from './move-away';

/** SET-08: from another account to this one, and from this one to another. */
export function MoveTab({ marked }: PaneProps): ReactElement {
  const t = useT();
  return (
    <>
      <Section name="aliases" title={t('own_move.aliases')} hint={t('own_move.aliases_hint')} marked={marked}>
        <Aliases />
      </Section>
      <Section name="move-away" title={t('own_move.away')} hint={t('own_move.away_hint')} marked={marked}>
        <MoveAway />
      </Section>
    </>
  );
}
