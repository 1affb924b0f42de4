import '@/i18n/messages/en/late/compose';
import '@/i18n/messages/en/late/drafts';
import { useState, type ReactElement } from 'react';
import { remainingCharacters } from '@/domain/writing/compose';
import type { FurtherBox } from '@/domain/writing/compose-content';
import { paths } from '@/domain/paths';
import { useMe, useServer } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { backToText } from '@/parts/composer/session/back-to-text';
import { addBox } from '@/parts/composer/session/box-session';
import { ChainBoxes } from './chain-boxes';
import type { ComposePurpose } from '@/parts/commands/compose-target';
import type { Composer } from './use-composer';
import { WaitingPosts } from '@/parts/composer/waiting/waiting-posts';
import { splitPosts } from './split-posts';
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

/** The texts of the form that a button stands in, in the order of the posts. */
const textsOf = ({ form }: HTMLButtonElement): readonly HTMLTextAreaElement[] => [
  ...(form?.querySelectorAll('textarea') ?? []),
];

/** Cuts what is too long into posts. */
function SplitButton({ session }: Pick<ComposeMoreProps, 'session'>): ReactElement {
  const t = useT();
  const server = useServer();
  return (
    <Button
      small
      onClick={({ currentTarget }) => {
        splitPosts(session, textsOf(currentTarget), server);
        backToText(currentTarget);
      }}
    >
      {t('compose.chain_split')}
    </Button>
  );
}

interface MoreButtonsProps extends Pick<ComposeMoreProps, 'session'> {
  splits: boolean;
  hasTimes: boolean;
  showsWhen: boolean;
  onWhen: () => void;
}

function MoreButtons({ session, splits, hasTimes, showsWhen, onWhen }: MoreButtonsProps): ReactElement {
  const t = useT();
  return (
    <div className={styles.more}>
      {splits && <SplitButton session={session} />}
      <Button small look="ghost" icon="plus" onClick={() => addBox(session)}>
        {t('compose.chain_add')}
      </Button>
      {hasTimes && (
        <Button small look="ghost" icon="calendar" aria-expanded={showsWhen} onClick={onWhen}>
          {t('compose.when')}
        </Button>
      )}
      <LinkButton small look="ghost" icon="note" href={paths.drafts}>
        {t('drafts.show_all')}
      </LinkButton>
    </div>
  );
}

/** Some post of the chain is longer than one may be. */
function useIsTooLong({ more, spoilerText, isOver, limit }: ComposeMoreProps): boolean {
  const server = useServer();
  return (
    limit > 0 && (isOver || more.some((box) => (remainingCharacters(box.text, spoilerText, server) ?? 0) < 0))
  );
}

/** What few posts need: a chain, a time, an end; and what waits to be sent. */
export function ComposeMore(props: ComposeMoreProps): ReactElement {
  const { can } = useServer();
  const { session, purpose, more, scheduledAt, expiresIn } = props;
  const [whenOpen, setWhenOpen] = useState(false);
  const splits = useIsTooLong(props);
  const goesByItself = useMe()?.own?.postDays !== undefined;
  const showsWhen = whenOpen || scheduledAt !== null || expiresIn !== null;
  const toggleWhen = (): void => {
    if (showsWhen) session.change({ scheduledAt: null, expiresIn: null });
    setWhenOpen(!showsWhen);
  };
  return (
    <>
      {more.length > 0 && <ChainBoxes more={more} facts={props} />}
      {purpose !== 'edit' && (
        <MoreButtons
          session={session}
          splits={splits}
          hasTimes={can.scheduledStatuses || can.postExpiry}
          showsWhen={showsWhen}
          onWhen={toggleWhen}
        />
      )}
      {/* That posts of this account go by themselves is said without being asked. */}
      {purpose !== 'edit' && (showsWhen || goesByItself) && (
        <WhenFields
          session={session}
          asked={whenOpen}
          scheduledAt={scheduledAt}
          expiresIn={expiresIn}
          mayWait={scheduledAt !== null || (showsWhen && can.scheduledStatuses && more.length === 0)}
          mayExpire={expiresIn !== null || can.postExpiry}
        />
      )}
      <WaitingPosts quick />
    </>
  );
}
