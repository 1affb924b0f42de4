import type { ReactElement } from 'react';
import { usePreference } from '@/data/react/records';
import type { FilterPlace } from '@/domain/filter/filter';
import type { Status } from '@/domain/status/status';
import { Gallery } from '@/parts/media/gallery';
import { PollView } from '@/parts/poll/poll-view';
import { Inside } from './inside';
import { LinkCard } from './link-card';
import { QuoteCard } from './quote-card';
import { Reactions } from '@/parts/status/actions/reactions';
import { StatusBody } from './status-body';
import { TranslationSlot } from './translation-slot';
import { SubjectBar } from './subject-bar';
import { useHidesMedia } from './use-hides-media';
import { useMediaFilter } from './use-muted';
import { useSubjectFold } from './use-subject-fold';

interface StatusContentProps {
  status: Status;
  inConversation: boolean;
  selected: boolean;
  /** As in a card. */
  onProfile?: boolean | undefined;
  place?: FilterPlace | undefined;
}

/** Everything between the head of a post and its actions. */
export function StatusContent(props: StatusContentProps): ReactElement {
  const { status, inConversation, selected } = props;
  const { foldable, open, setOpen } = useSubjectFold(status);
  const withReactions = usePreference('emojiReactionsOnTimeline') || inConversation;
  const filteredBy = useMediaFilter(status, props);
  return (
    <>
      {status.spoilerText !== '' && (
        <SubjectBar status={status} open={open} onToggle={foldable ? setOpen : null} />
      )}
      {open ? (
        <>
          <StatusBody status={status} foldsTall={!foldable && !selected} large={selected} />
          <TranslationSlot status={status} />
          <StatusExtras
            status={status}
            inConversation={inConversation}
            sensitive={status.sensitive && !foldable}
            filteredBy={filteredBy}
          />
        </>
      ) : (
        <Inside status={status} />
      )}
      {withReactions && status.reactions.length > 0 && (
        <Reactions id={status.id} reactions={status.reactions} />
      )}
    </>
  );
}

interface StatusExtrasProps {
  status: Status;
  inConversation: boolean;
  /** False below a subject that the reader opened: it already told what comes (behaviour.md §7). */
  sensitive: boolean;
  filteredBy: string | null;
}

function StatusExtras({ status, inConversation, sensitive, filteredBy }: StatusExtrasProps): ReactElement {
  const asLinks = useHidesMedia(inConversation);
  const hideSensitive = usePreference('hideNsfw');
  const covered = filteredBy !== null || (sensitive && hideSensitive);
  const bare = status.attachments.length === 0 && status.quote === null;
  return (
    <>
      {status.poll && <PollView poll={status.poll} statusId={status.id} />}
      {status.attachments.length > 0 && (
        <Gallery
          statusId={status.id}
          attachments={status.attachments}
          sensitive={sensitive}
          filteredBy={filteredBy}
          asLinks={asLinks}
        />
      )}
      {status.card && bare && <LinkCard card={status.card} withImage={!asLinks && !covered} />}
      {status.quote && <QuoteCard quote={status.quote} />}
    </>
  );
}
