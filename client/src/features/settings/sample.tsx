import { createContext, useContext, useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useTimeline } from '@/data/react/records';
import { useAsked } from '@/data/react/use-asked';
import type { StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';
import { useT } from '@/i18n/use-t';
import { StatusCard } from '@/parts/status/card/status-card';
import { ThreadHereContext } from '@/parts/status/actions/thread-here';
import type { SampleKind } from './catalogue';
import styles from './settings-window.module.css';

/** What a post must have to show what the settings change; any will do for most. */
const HAS: Readonly<Record<'post' | 'media' | 'conversation', (status: Status) => boolean>> = {
  post: () => true,
  media: ({ attachments }) => attachments.length > 0,
  conversation: ({ repliesCount, inReplyToId }) => repliesCount > 0 || inReplyToId !== null,
};

/** A post that was read and has what the settings change, else any. */
function usePost(kind: keyof typeof HAS): StatusId | null {
  const { records } = useRealm();
  const { ids } = useTimeline('home');
  const local = useTimeline('local').ids;
  const known = [...ids, ...local];
  /** Of a repeat, the post that is repeated. */
  const original = (id: StatusId): Status | undefined => {
    const status = records.status(id).get();
    return typeof status?.reblogId === 'string' ? records.status(status.reblogId).get() : status;
  };
  const fit = known.find((id) => {
    const status = original(id);
    return status !== undefined && HAS[kind](status);
  });
  const found = fit ?? known[0] ?? null;
  return kind === 'conversation' && found !== null ? (original(found)?.id ?? null) : found;
}

function Post({ kind }: { kind: 'post' | 'media' }): ReactElement {
  const t = useT();
  const id = usePost(kind);
  return id === null ? <p>{t('settings.no_sample')}</p> : <StatusCard id={id} />;
}

/** A conversation as it stands in a list, by the code that draws it there; its post until that is here. */
function Conversation(): ReactElement {
  const t = useT();
  const id = usePost('conversation');
  const late = useContext(ThreadHereContext);
  const [asked] = useAsked('thread here', async () => late?.load());
  const thread = asked.is === 'here' ? asked.value : undefined;
  if (id === null) return <p>{t('settings.no_sample')}</p>;
  return thread ? <thread.ThreadHere statusId={id} replyForm={undefined} /> : <StatusCard id={id} />;
}

/** The newest notifications: a feature, which `app` provides. */
export const NewestNotifications = createContext<ReactNode>(null);

/** What the settings below change, drawn as everywhere; it cannot be acted upon here. */
export function Sample({ kind }: { kind: SampleKind }): ReactElement {
  const t = useT();
  const notifications = useContext(NewestNotifications);
  const ref = useRef<HTMLDivElement>(null);
  // React 18 does not know the attribute.
  useEffect(() => ref.current?.setAttribute('inert', ''), []);
  return (
    <>
      <h4 className={styles.group}>{t('settings.sample')}</h4>
      <div ref={ref} className={styles.sample} data-kind={kind}>
        {kind === 'notifications' && notifications}
        {kind === 'conversation' && <Conversation />}
        {(kind === 'post' || kind === 'media') && <Post kind={kind} />}
      </div>
    </>
  );
}
