import { useEffect, useState } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { usePreference } from '@/data/react/records';
import '@/i18n/messages/en/late/post-menu';
import type { Tool } from '@/parts/commands/tool';
import { useCommands } from '@/parts/commands/use-commands';

/** The conversation that is being translated: from when that is asked for until it is closed or its page is left. */
export function useTranslating(path: string, asked: Tool | null): { tool: Tool | null; end: () => void } {
  const { notices } = useRealm();
  const { tools } = useCommands();
  const hasTarget = usePreference('translationLanguage') !== '';
  const [at, setAt] = useState<{ tool: Tool; path: string } | null>(null);
  const wanted = asked?.is === 'translate' ? asked : null;
  if (wanted && hasTarget && at?.tool !== wanted) setAt({ tool: wanted, path });
  useEffect(() => {
    if (!wanted) return;
    tools.done();
    if (!hasTarget)
      notices.push({ level: 'info', messageKey: 'post_menu.no_target', messageArgs: {}, timeout: 5000 });
  }, [wanted, hasTarget, notices, tools]);
  return { tool: at?.path === path ? at.tool : null, end: () => setAt(null) };
}
