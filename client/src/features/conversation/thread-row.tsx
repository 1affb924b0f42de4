import {
  memo,
  useContext,
  type ComponentProps,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useAccount, useStatus } from '@/data/react/records';
import type { StatusId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { isFound } from '@/domain/status/origin';
import { useT } from '@/i18n/use-t';
import { Avatar } from '@/parts/account/avatar';
import { focusNewRow } from '@/parts/status/list/focus-row';
import type { ReplyForm } from '@/parts/status/actions/reply-slot';
import { SelectedPost } from '@/parts/status/card/selected-post';
import { StatusCard, type StatusCardProps } from '@/parts/status/card/status-card';
import { lateFoundCard, lateFoundDive } from '@/parts/status/list/late-further';
import { Icon } from '@/ui/icon/icon';
import { useLate } from '@/ui/late/use-late';
import { Link } from '@/ui/link/link';
import { RepliesLine } from './replies-line';
import { ThreadContext, type ThreadFrame } from './thread-context';
import type { MoreRow, ReplyRow, ThreadRow } from './thread-rows';
import styles from './thread.module.css';

/** The row of this key as it now is. */
export function ThreadRowView({ rowKey }: { rowKey: string }): ReactElement | null {
  const frame = useContext(ThreadContext);
  const row = frame?.rows.get(rowKey);
  if (!frame || !row) return null;
  return draw(row, frame);
}

function draw(row: ThreadRow, frame: ThreadFrame): ReactElement {
  const { replyForm, setShown } = frame;
  switch (row.is) {
    case 'post':
      return <PlainPost id={row.id} replyForm={replyForm} inList />;
    case 'selected':
      // Among other posts it is one of them.
      return frame.dive ? (
        <PlainPost id={row.id} replyForm={replyForm} inList />
      ) : (
        <Selected id={row.id} replyForm={replyForm} inList={row.replies !== null} />
      );
    case 'ancestor':
      return (
        <div className={styles.ancestor} data-fades={frame.fades || undefined}>
          <PlainPost id={row.id} replyForm={replyForm} />
          {row.others > 0 && <OtherReplies id={row.id} others={row.others} frame={frame} />}
        </div>
      );
    case 'others':
      return (
        <div className={styles.ancestor} data-line>
          <OtherReplies id={row.id} others={row.others} frame={frame} />
        </div>
      );
    case 'reply': {
      const { is: _, ...rest } = row;
      return <Reply {...rest} replyForm={replyForm} setShown={setShown} />;
    }
    case 'more':
      return <More row={row} frame={frame} />;
    case 'all':
      return <ShowAll id={row.id} count={row.count} frame={frame} />;
  }
}

interface PostProps {
  id: StatusId;
  replyForm: ReplyForm | undefined;
  /** A line below names what answers it. */
  inList?: boolean;
}

/** A post of home, or one that another server told of. */
function Card({ id, ...props }: StatusCardProps): ReactElement | null {
  const { below, replyForm } = props;
  return isFound(id) ? <FoundPost {...{ id, below, replyForm }} /> : <StatusCard id={id} {...props} />;
}

function FoundPost(props: Pick<StatusCardProps, 'id' | 'below' | 'replyForm'>): ReactElement | null {
  const card = useLate(lateFoundCard, true);
  return card && <card.Part {...props} />;
}

const PlainPost = memo(function PlainPost({ id, replyForm, inList }: PostProps): ReactElement {
  return <Card id={id} replyForm={replyForm} inConversation below={inList && <RepliesLine id={id} />} />;
});

const Selected = memo(function Selected({ id, replyForm, inList }: PostProps): ReactElement {
  return <SelectedPost id={id} replyForm={replyForm} below={inList && <RepliesLine id={id} />} />;
});

interface Placed extends CSSProperties {
  '--indent': number;
}

const placed = (indent: number): Placed => ({ '--indent': indent });

function Lines({ indent, lines, goesOn }: Pick<ReplyRow, 'indent' | 'lines' | 'goesOn'>): ReactElement {
  return (
    <>
      {Array.from(
        lines,
        (line, at) => line === '1' && <span key={at} className={styles.line} style={placed(at)} />,
      )}
      {indent > 0 && <span className={styles.elbow} style={placed(indent - 1)} />}
      {indent > 0 && goesOn && <span className={styles.line} style={placed(indent - 1)} />}
    </>
  );
}

type ReplyProps = Omit<ReplyRow, 'is'> & Pick<ThreadFrame, 'replyForm' | 'setShown'>;

const Reply = memo(function Reply(props: ReplyProps): ReactElement {
  const { id, indent, open, replyForm, setShown } = props;
  const t = useT();
  return (
    <div className={styles.reply} style={placed(indent)} data-root={indent === 0 || undefined}>
      <Lines indent={indent} lines={props.lines} goesOn={props.goesOn} />
      <Card
        id={id}
        replyForm={replyForm}
        inConversation
        below={
          open && (
            <button
              type="button"
              className={styles.trunk}
              aria-label={t('conversation.hide_replies')}
              onClick={({ currentTarget }) => {
                // The button disappears with the branch.
                currentTarget.closest('article')?.focus({ preventScroll: true });
                setShown(id, false);
              }}
            >
              <span title={t('conversation.hide_replies')} />
            </button>
          )
        }
      />
    </div>
  );
});

function Face({ id }: { id: StatusId }): ReactElement | null {
  const account = useAccount(useStatus(id)?.accountId ?? '');
  return account ? <Avatar account={account} size="face" /> : null;
}

/** Opens a post of the conversation: on the page by its address, in a timeline in place. */
function Dive({
  id,
  frame,
  children,
}: {
  id: StatusId;
  frame: ThreadFrame;
  children: ReactNode;
}): ReactElement {
  const { dive } = frame;
  if (isFound(id)) return <FoundDive id={id}>{children}</FoundDive>;
  if (dive)
    return (
      <button type="button" className={styles.fold} onClick={() => dive(id)}>
        {children}
      </button>
    );
  return (
    <Link href={paths.conversation(id)} className={styles.fold}>
      {children}
    </Link>
  );
}

/** What is not at home yet is fetched, then opened. */
function FoundDive({ id, children }: { id: string; children: ReactNode }): ReactElement | null {
  const dive = useLate(lateFoundDive, true);
  return (
    dive && (
      <dive.Part id={id} className={styles.fold}>
        {children}
      </dive.Part>
    )
  );
}

/** A feed holds articles only. The keys that go from post to post skip one without a post. */
function Aside(props: Pick<ComponentProps<'div'>, 'className' | 'style' | 'children'>): ReactElement {
  return <div role="article" {...props} />;
}

/** What stands for replies that are not shown (CONV-03, CONV-04). */
function More({ row, frame }: { row: MoreRow; frame: ThreadFrame }): ReactElement {
  const t = useT();
  const { id, first, count, depth } = row;
  const dives = row.why === 'deep' && !frame.advanced;
  const faces = (
    <span className={styles.faces} aria-hidden>
      {row.faces.map((face) => (
        <Face key={face} id={face} />
      ))}
    </span>
  );
  return (
    <Aside className={styles.reply} style={placed(row.indent)}>
      <Lines indent={row.indent} lines={row.lines} goesOn={false} />
      {dives ? (
        <Dive id={id} frame={frame}>
          <Icon name="plus" size="s" />
          {t('conversation.show_more', { count })}
          {faces}
        </Dive>
      ) : (
        <button
          type="button"
          className={styles.fold}
          onClick={({ currentTarget }) => {
            frame.setShown(id, true);
            focusNewRow(currentTarget, first);
          }}
        >
          <Icon name="plus" size="s" />
          {row.why === 'deep'
            ? t('conversation.show_whole', { count, depth })
            : t('conversation.show_folded', { count })}
          {faces}
        </button>
      )}
    </Aside>
  );
}

/** An ancestor has replies beside the one that leads here. */
function OtherReplies({
  id,
  others,
  frame,
}: {
  id: StatusId;
  others: number;
  frame: ThreadFrame;
}): ReactElement {
  const t = useT();
  return (
    <Aside className={styles.others}>
      <Dive id={id} frame={frame}>
        <Icon name="reply" size="s" />
        {t('conversation.other_replies', { count: others })}
      </Dive>
    </Aside>
  );
}

function ShowAll({ id, count, frame }: { id: StatusId; count: number; frame: ThreadFrame }): ReactElement {
  const t = useT();
  return (
    <Aside className={styles.all}>
      <Dive id={id} frame={frame}>
        <Icon name="stack" size="s" />
        {t('conversation.show_all', { count })}
      </Dive>
    </Aside>
  );
}
