import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { useMe, usePreference, useServer } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { focusMain } from '@/lib/focus-main';
import type { LayoutMode } from './use-layout-mode';
import styles from './layout.module.css';

/** Behind the panels: the reader's own picture, else the instance's, unless the reader wants none (NAV-29). */
function useWallpaper(): string | null {
  const { background } = useServer().ui;
  const hidden = usePreference('hideInstanceWallpaper');
  const own = useMe()?.background;
  const shown = usePreference('displayPageBackgrounds');
  const picture = (shown && own) || (!hidden && background);
  return picture ? `url(${JSON.stringify(picture)})` : null;
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
