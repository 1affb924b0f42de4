import '@/i18n/messages/en/late/arriving';
import { useEffect, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useRealm } from '@/data/react/realm-context';
import { useAsked } from '@/data/react/use-asked';
import type { Realm } from '@/data/realm';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { findShared } from '@/lib/shared';
import { NEW_POST, type ComposeTarget } from '@/parts/commands/compose-target';
import { useCommands } from '@/parts/commands/use-commands';
import { FailedState } from '@/ui/state/empty-state';
import { LoadingArea } from '@/ui/state/spinner';
import { draftOf } from './shared-draft';

/** What the window opens with: a draft of the newest thing shared, an empty post where nothing was. Null on failure. */
async function takeAll(
  realm: Realm,
  locale: string,
): Promise<{ target: ComposeTarget; more: boolean } | null> {
  const all = await findShared();
  let target: ComposeTarget | null = NEW_POST;
  for (const shared of all) {
    target = await draftOf(realm, shared, locale);
    if (target === null) return null;
  }
  return { target, more: all.length > 1 };
}

/** `/main/share`: what another app shares becomes a draft, which opens over home (sw/shared.ts). */
export function SharePage(): ReactElement {
  const t = useT();
  const realm = useRealm();
  const { compose } = useCommands();
  const [, navigate] = useLocation();
  const [asked, again] = useAsked('shared', () => takeAll(realm, t.locale));
  const taken = asked.is === 'here' ? asked.value : null;
  useEffect(() => {
    if (taken === null) return;
    navigate(paths.home, { replace: true });
    // The window closes with the page that it was opened on.
    requestAnimationFrame(() => compose.open(taken.target));
    if (taken.more)
      realm.notices.push({ level: 'info', messageKey: 'arriving.several', messageArgs: {}, timeout: 8000 });
  }, [taken, realm, compose, navigate]);
  if (asked.is === 'waiting' || taken !== null) return <LoadingArea label={t('arriving.taking')} />;
  return (
    <FailedState
      title={t('arriving.not_kept')}
      text={t('arriving.not_kept_hint')}
      retryLabel={t('common.retry')}
      onRetry={again}
    />
  );
}
