import '@/i18n/messages/en/late/tools';
import type { ReactElement } from 'react';
import { useReadable } from '@/data/react/realm-context';
import type { Tool } from '@/parts/commands/tool';
import { useCommands } from '@/parts/commands/use-commands';
import { PlayerBar } from './listen/player-bar';
import type { Player } from './listen/player';
import { useListen } from './listen/use-listen';
import { useMarked } from './listen/use-marked';
import { usePlayer } from './listen/use-player';
import { Paper } from './print/paper';
import { usePrint } from './print/use-print';
import { Reader } from './reading/reader';
import { ShareDialog } from './share/share-dialog';
import { TranslateBar } from './translate/translate-bar';
import { useTranslating } from './translate/use-translating';
import styles from './tray.module.css';

/** What the reader makes of posts and conversations, over the page. `path` is that of the page. */
export function Tools({ path }: { path: string }): ReactElement | null {
  const { tools } = useCommands();
  const asked = useReadable(tools);
  const printed = usePrint();
  const player = usePlayer(path);
  useListen(player);
  useMarked(player);
  return (
    <>
      {asked?.is === 'share' && (
        <ShareDialog key={asked.statusId} statusId={asked.statusId} onClose={tools.done} />
      )}
      {asked?.is === 'read' && (
        <Reader key={asked.statusId} statusId={asked.statusId} player={player} onClose={tools.done} />
      )}
      {printed !== null && <Paper key={printed} statusId={printed} />}
      <Tray path={path} player={player} asked={asked} />
    </>
  );
}

/** What goes on by itself while the page is read. */
function Tray({
  path,
  player,
  asked,
}: {
  path: string;
  player: Player;
  asked: Tool | null;
}): ReactElement | null {
  // In the window for reading it stands in that window.
  const listening = useReadable(player.state) !== null && asked?.is !== 'read';
  const { tool, end } = useTranslating(path, asked);
  if (!tool && !listening) return null;
  return (
    <div className={styles.tray}>
      {tool && <TranslateBar key={tool.statusId} statusId={tool.statusId} onClose={end} />}
      {listening && <PlayerBar player={player} />}
    </div>
  );
}
