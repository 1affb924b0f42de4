import { useState, type CSSProperties, type ReactElement } from 'react';
import { usePreference, useServer } from '@/data/react/records';
import { paths } from '@/domain/paths';
import { Icon } from '@/ui/icon/icon';
import { Link } from '@/ui/link/link';
import styles from './bar.module.css';

const cssUrl = (address: string): string => `url(${JSON.stringify(address)})`;

/** The instance's logo: as a mask in the accent colour, as a picture, or ours when it has none. */
function Logo({ src, mask, margin }: { src: string | null; mask: boolean; margin: string }): ReactElement {
  const [broken, setBroken] = useState(false);
  if (src === null || broken) return <Icon name="logo" size="l" className={styles.logo} />;
  const style: CSSProperties = { marginBlock: margin };
  if (mask) style.maskImage = cssUrl(src);
  return (
    <span className={styles.logoBox} data-mask={mask || undefined} style={style}>
      <img src={src} alt="" onError={() => setBroken(true)} />
    </span>
  );
}

/** Logo and name of the site, leading to the landing page. */
export function Brand({ compact = false }: { compact?: boolean }): ReactElement {
  const server = useServer();
  const hideName = usePreference('hideSiteName') || server.ui.hideSitename;
  const hideLogo = usePreference('hideSiteFavicon');
  return (
    <Link
      href={paths.root}
      className={styles.brand}
      data-compact={compact || undefined}
      aria-label={server.name}
    >
      {!hideLogo && <Logo src={server.ui.logo} mask={server.ui.logoMask} margin={server.ui.logoMargin} />}
      {!hideName && <span className={styles.siteName}>{server.name}</span>}
    </Link>
  );
}
