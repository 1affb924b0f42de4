import '@/i18n/messages/en/late/compose';
import '@/i18n/messages/en/late/drafts';
import { useState, type ReactElement } from 'react';
import type { FurtherBox } from '@/domain/writing/compose-content';
import { paths } from '@/domain/paths';
import { useServer } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { backToText } from '@/parts/composer/session/back-to-text';
import { addBox, splitContent } from '@/parts/composer/session/box-session';
import { ChainBoxes } from './chain-boxes';
import type { ComposePurpose } from '@/parts/composer/session/compose-target';
import type { Composer } from '@/parts/composer/session/use-composer';
import { WaitingPosts } from '@/parts/composer/waiting/waiting-posts';
import { WhenFields } from './when-fields';
import styles from './chain.module.css';

export interface ComposeMoreProps extends Pick<Composer, 'session' | 'files' | 'limit'> {
  purpose: ComposePurpose;
  more: readonly FurtherBox[];
  scheduledAt: string | null;
  expiresIn: number | null;
  spoilerText: string;
  posting: boolean;
  /** It was to be posted with nothing in one of its posts. */
  lacksWords: boolean;
  /** The text is longer than one post may be. */
  isOver: boolean;
}

/** What few posts need: a chain, a time, an end; and what waits to be sent. */
export function ComposeMore(props: ComposeMoreProps): ReactElement {
  const t = useT();
  const server = useServer();
  const { can } = server;
  const { session, purpose, more, scheduledAt, expiresIn, isOver, limit } = props;
  const [whenOpen, setWhenOpen] = useState(false);
  const hasTimes = can.scheduledStatuses || can.postExpiry;
  const showsWhen = whenOpen || scheduledAt !== null || expiresIn !== null;
  return (
    <>
      {more.length > 0 && <ChainBoxes more={more} facts={props} />}
      {purpose !== 'edit' && (
        <div className={styles.more}>
          {isOver && limit > 0 && (
            <Button
              small
              onClick={({ currentTarget }) => {
                backToText(currentTarget);
                session.change(splitContent(session.get().content, server));
              }}
            >
              {t('compose.chain_split')}
            </Button>
          )}
          <Button small look="ghost" icon="plus" onClick={() => addBox(session)}>
            {t('compose.chain_add')}
          </Button>
          {hasTimes && (
            <Button
              small
              look="ghost"
              icon="calendar"
              aria-expanded={showsWhen}
              onClick={() => {
                if (showsWhen) session.change({ scheduledAt: null, expiresIn: null });
                setWhenOpen(!showsWhen);
              }}
            >
              {t('compose.when')}
            </Button>
          )}
          <LinkButton small look="ghost" icon="note" href={paths.drafts}>
            {t('drafts.show_all')}
          </LinkButton>
        </div>
      )}
      {purpose !== 'edit' && showsWhen && (
        <WhenFields
          session={session}
          asked={whenOpen}
          scheduledAt={scheduledAt}
          expiresIn={expiresIn}
          mayWait={scheduledAt !== null || (can.scheduledStatuses && more.length === 0)}
          mayExpire={expiresIn !== null || can.postExpiry}
        />
      )}
      <WaitingPosts quick />
    </>
  );
}
