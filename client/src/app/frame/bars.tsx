import type { ReactElement } from 'react';
import { useMe, usePreference } from '@/data/react/records';
import { paths } from '@/domain/paths';
import { MobileBar } from '@/features/navigation/mobile-bar';
import { TopBar } from '@/features/navigation/top-bar';
import { Rich, useT } from '@/i18n/use-t';
import { classes } from '@/lib/classes';
import { noteComeBack } from '@/data/session/come-back';
import { useCommands } from '@/parts/commands/use-commands';
import { Icon } from '@/ui/icon/icon';
import { Link } from '@/ui/link/link';
import { loadable } from '@/app/routes/loadable';
import type { Overlay } from '@/app/hosts/overlays';
import type { LayoutMode } from './use-layout-mode';
import styles from './layout.module.css';

const FloatingButton = loadable(() => import('./floating-button').then((module) => module.FloatingButton), {
  quiet: true,
});

/** The bar on top, in its form for the window. */
export function Bar({
  mode,
  overlay,
  onOpen,
}: {
  mode: LayoutMode;
  overlay: Overlay | null;
  onOpen: (overlay: Overlay) => void;
}): ReactElement {
  const { settings, moderation } = useCommands();
  return mode === 'mobile' ? (
    <MobileBar
      menuOpen={overlay === 'menu'}
      onMenu={() => onOpen('menu')}
      onNotifications={() => onOpen('notifications')}
    />
  ) : (
    <TopBar
      className={classes(styles.grid, styles.bar)}
      wide={mode === 'wide'}
      onSettings={() => settings.ask({ tab: '' })}
      onModeration={() => moderation.ask({ tab: '', item: null })}
    />
  );
}

/** Tells visitors that they are, above the page (NAV-20). */
export function LoginHint(): ReactElement {
  const t = useT();
  return (
    <div className={styles.hint}>
      <Icon name="info" size="s" />
      <span>
        <Rich
          id="nav.login_hint"
          args={{
            link: (
              <Link key="link" href={paths.login} onClick={noteComeBack}>
                {t('nav.login_hint_link')}
              </Link>
            ),
          }}
        />
      </span>
    </div>
  );
}

/** On mobile, and elsewhere when alwaysShowNewPostButton is on; not for visitors. */
export function NewPostButton({ mode }: { mode: LayoutMode }): ReactElement | null {
  const me = useMe();
  const { compose } = useCommands();
  const always = usePreference('alwaysShowNewPostButton');
  if (me === null || (mode !== 'mobile' && !always)) return null;
  return <FloatingButton onPress={() => compose.openNew()} />;
}
