import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { usePreference, useServer } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { focusMain } from './scroll-rules';
import type { LayoutMode } from './use-layout-mode';
import styles from './layout.module.css';

/** The instance's picture behind the panels, unless the reader wants none. */
function useWallpaper(): string | null {
  const server = useServer();
  const hidden = usePreference('hideInstanceWallpaper');
  const { background } = server.ui;
  return hidden || background === null || background === '' ? null : `url(${JSON.stringify(background)})`;
}

/** The page's outermost element: it carries the layout preferences as attributes for the style sheet. */
export function Frame({ mode, children }: { mode: LayoutMode; children: ReactNode }): ReactElement {
  const t = useT();
  const picture = useWallpaper();
  const style: CSSProperties & Record<'--picture', string> = { '--picture': picture ?? 'none' };
  return (
    <div
      className={styles.page}
      style={style}
      data-mode={mode}
      data-wallpaper={picture !== null || undefined}
      data-wide-main={usePreference('widenTimeline') || undefined}
      data-sidebar-right={usePreference('sidebarRight') || undefined}
      data-static-headers={usePreference('disableStickyHeaders') || undefined}
      data-scrollbars={usePreference('showScrollbars') || undefined}
    >
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          focusMain();
        }}
      >
        {t('nav.skip')}
      </a>
      {children}
    </div>
  );
}
