import '@/i18n/messages/en/late/arriving';
import { useEffect, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useRealm } from '@/data/react/realm-context';
import { paths, profilePath } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { LoadingArea } from '@/ui/state/spinner';
import { plainAddress } from './plain-address';

/** `/main/open`: a `web+ap` link from anywhere opens at the post or person it names, else the search says what there is. */
export function OpenPage({ address }: { address: string }): ReactElement {
  const t = useT();
  const realm = useRealm();
  const [, navigate] = useLocation();
  const plain = plainAddress(address);
  useEffect(() => {
    let left = false;
    const look = async (): Promise<void> => {
      const place = plain === '' ? null : await realm.lookUp(plain).catch(() => null);
      if (left) return;
      if (place === null) navigate(paths.search(plain), { replace: true });
      else if (place.is === 'status') navigate(paths.conversation(place.id), { replace: true });
      else navigate(profilePath(place, realm.server.get()), { replace: true });
    };
    void look();
    return () => {
      left = true;
    };
  }, [realm, navigate, plain]);
  return <LoadingArea label={t('arriving.looking', { address: plain })} />;
}
