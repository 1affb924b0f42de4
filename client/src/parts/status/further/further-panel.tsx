import '@/i18n/messages/en/late/looking-further';
import type { ReactElement } from 'react';
import type { Asked } from '@/data/look-further/look-further';
import { useLook } from '@/data/react/use-look';
import { useMe, useServer } from '@/data/react/records';
import type { StatusId } from '@/domain/ids';
import { hostOf, type AskedPost } from '@/domain/status/origin';
import { useT } from '@/i18n/use-t';
import { LinkButton } from '@/ui/button/link-button';
import { AskedLine } from './asked-line';
import { Press } from './press';
import styles from './further.module.css';

export interface FurtherPanelProps {
  /** See `lookName`. */
  name: string;
  statusId: StatusId;
  offered: readonly AskedPost[];
}

/** Whom was asked about a conversation, what came of it, and whom else there is to ask. */
export function FurtherPanel({ name, statusId, offered }: FurtherPanelProps): ReactElement | null {
  const t = useT();
  const me = useMe();
  const home = hostOf(useServer().base);
  const state = useLook(name);
  if (!state) return null;
  const { part, look } = state;
  const busy = look.asked.some(({ outcome }) => outcome === null);
  const failed = look.asked.some(({ outcome, by }) => by === 'page' && outcome?.is === 'failed');
  const byPage = (origin: string): Asked | undefined =>
    look.asked.find(({ host, by }) => by === 'page' && host === hostOf(origin));
  return (
    <div className={styles.panel} tabIndex={-1} data-further>
      {look.asked.map((asked) => (
        <div key={`${asked.by} ${asked.host}`} className={styles.entry}>
          <AskedLine asked={asked} />
          {!asked.outcome && (
            <Press icon="x" onClick={() => part.stop(name)}>
              {t('looking_further.stop')}
            </Press>
          )}
        </div>
      ))}
      {!busy && (
        <div className={styles.entry}>
          {offered.map((one) => (
            <Offer
              key={one.origin}
              one={one}
              asked={byPage(one.origin)}
              onAsk={() => part.askOrigin(name, one)}
            />
          ))}
          {failed && me && (
            <Press icon="server" onClick={() => void part.askHome(name, statusId, offered)}>
              {t('looking_further.ask_home', { host: home })}
            </Press>
          )}
        </div>
      )}
      {failed && !busy && me && <p>{t('looking_further.by_address')}</p>}
    </div>
  );
}

/** A server that may be asked (again), or where that is pointless, the way to the post there. */
function Offer({
  one,
  asked,
  onAsk,
}: {
  one: AskedPost;
  asked: Asked | undefined;
  onAsk: () => Promise<void>;
}): ReactElement {
  const t = useT();
  const host = hostOf(one.origin);
  const failed = asked?.outcome?.is === 'failed' ? asked.outcome : null;
  return (
    <>
      {failed?.why !== 'policy' && (
        <Press icon="globe" onClick={() => void onAsk()}>
          {t(asked ? 'looking_further.again' : 'looking_further.ask', { host })}
        </Press>
      )}
      {failed && (
        <LinkButton small look="ghost" icon="ext" href={one.url} external>
          {t('looking_further.open', { host })}
        </LinkButton>
      )}
    </>
  );
}
