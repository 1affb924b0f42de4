import '@/i18n/messages/en/late/files';
import { useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useMe } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import { useCommands } from '@/parts/commands/use-commands';
import { afterSigns, takeDrops } from '@/lib/typing/first-sign';
import { transferred, type Transferred } from '@/lib/typing/transfer-files';
import styles from './files.module.css';

/** S2: the indicator fades in this time; base.css takes the transition away where motion is reduced. */
const FADE = 500;

type Shown = 'no' | 'yes' | 'fading';

/** Whether files hover over the page; dropped ones go to the form they fall on or the one in use. */
function useDrops(onFolders: () => void): Shown {
  const [shown, setShown] = useState<Shown>('no');
  const { compose, fileDrops } = useCommands();
  const told = useRef(onFolders);
  useEffect(() => {
    told.current = onFolders;
  });
  useEffect(() => {
    const heard = new AbortController();
    const { signal } = heard;
    let timer = 0;
    // Pictures of this page that are dragged about also call themselves files.
    let fromThisPage = false;
    const bringsFiles = (event: DragEvent): boolean =>
      !fromThisPage && event.dataTransfer?.types.includes('Files') === true;
    const fade = (): void => {
      setShown((now) => (now === 'no' ? now : 'fading'));
      clearTimeout(timer);
      timer = window.setTimeout(() => setShown('no'), FADE);
    };
    const over = (event: DragEvent): void => {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      // Said last: before, files could be dropped nowhere (client/early/early.js).
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      clearTimeout(timer);
      setShown('yes');
    };
    const take = (dropped: Transferred, target: EventTarget | null): void =>
      fileDrops.drop(dropped, target, { openForm: compose.openNew, sayNoFolders: () => told.current() });
    const drop = (event: DragEvent): void => {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      take(transferred(event.dataTransfer), event.target);
    };
    const forget = afterSigns(() => {
      for (const early of takeDrops()) take(early, early.target);
      window.addEventListener('dragenter', over, { signal });
      window.addEventListener('dragover', over, { signal });
      window.addEventListener('drop', drop, { signal });
      // Also where somebody else takes it (lib/typing/typing-ahead.ts).
      window.addEventListener('drop', fade, { signal, capture: true });
      // Leaves the page, not one element for the next.
      window.addEventListener('dragleave', (event) => event.relatedTarget === null && fade(), { signal });
      window.addEventListener('dragstart', () => (fromThisPage = true), { signal });
      // A drag whose element has gone meanwhile ends unheard; the pointer moves again only after its end.
      for (const end of ['dragend', 'pointermove'])
        window.addEventListener(end, () => (fromThisPage = false), { signal });
    });
    return () => {
      forget();
      clearTimeout(timer);
      heard.abort();
    };
  }, [compose, fileDrops]);
  return shown;
}

function Indicator({ fading }: { fading: boolean }): ReactElement {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Above dialogs, which are in the top layer.
    if (box.current && 'showPopover' in box.current) box.current.showPopover();
  }, []);
  return (
    <div ref={box} popover="manual" className={styles.drop} data-fading={fading || undefined}>
      <p className={styles.dropWords}>
        <Icon name="upload" size="l" />
        {t('files.drop_here')}
      </p>
    </div>
  );
}

function ForSignedIn(): ReactElement | null {
  const { notices } = useRealm();
  const shown = useDrops(() =>
    notices.push({ level: 'info', messageKey: 'files.no_folders', messageArgs: {}, timeout: 6000 }),
  );
  return shown === 'no' ? null : <Indicator fading={shown === 'fading'} />;
}

/** Mounted once by the app: files may be dropped anywhere on the page (COMP-05). Nothing for visitors. */
export function DropLayer(): ReactElement | null {
  return useMe() ? <ForSignedIn /> : null;
}
