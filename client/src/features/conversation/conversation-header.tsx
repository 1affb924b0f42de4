import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useRealm } from '@/data/react/realm-context';
import { useConversation } from '@/data/react/use-conversation';
import { useMe, usePreference, useServer } from '@/data/react/records';
import type { Settings } from '@/data/settings/settings';
import type { StatusId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { AsOf } from '@/parts/instance/as-of';
import type { Tool } from '@/parts/commands/tool';
import { useCommands } from '@/parts/commands/use-commands';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import type { IconName } from '@/ui/icon/shapes';
import type { MenuItem } from '@/ui/menu/menu-item';
import { MenuButton, type MenuTriggerProps } from '@/ui/menu/menu-button';
import { PanelHeader } from '@/ui/panel/panel';
import styles from './conversation.module.css';

/** The way back, and how the posts stand: a tree or a list, and what belongs to each (CONV-02, CONV-04). */
export function ConversationHeader({ statusId }: { statusId: StatusId }): ReactElement {
  return (
    <PanelHeader level={1} sticky title={<Title />}>
      <Age statusId={statusId} />
      <OrderMenu />
      <SettingsMenu />
      <ToolsMenu statusId={statusId} />
    </PanelHeader>
  );
}

function Age({ statusId }: { statusId: StatusId }): ReactElement | null {
  const { late } = useRealm();
  // What an earlier visit left comes a moment later.
  if (useConversation(statusId).ids.length === 0) return null;
  return <AsOf at={late.visited.get()?.threadReadAt(statusId) ?? undefined} />;
}

function Title(): ReactElement {
  const t = useT();
  const [, navigate] = useLocation();
  // A page that was opened by its address has nothing behind it.
  const back = (): void => (window.history.length > 1 ? window.history.back() : navigate(paths.root));
  return (
    <div className={styles.head}>
      <IconButton icon="back" iconSize="nav" label={t('conversation.back')} onClick={back} />
      <h1 className={styles.title}>{t('conversation.title')}</h1>
    </div>
  );
}

function OrderMenu(): ReactElement {
  const t = useT();
  const { settings } = useRealm();
  const display = usePreference('conversationDisplay');
  const words = { linear: t('conversation.linear'), tree: t('conversation.tree') };
  const trigger = (props: MenuTriggerProps): ReactElement => (
    <Button {...props} small look="ghost" icon="filter">
      {words[display]}
    </Button>
  );
  const items = (): readonly MenuItem[] =>
    (['linear', 'tree'] as const).map((choice) => ({
      id: choice,
      label: words[choice],
      checked: choice === display,
      radio: true,
      onSelect: () => settings.set('conversationDisplay', choice),
    }));
  return <MenuButton label={t('conversation.view')} placement="bottom-end" items={items} trigger={trigger} />;
}

function settingsItems(t: Translator, settings: Settings): readonly MenuItem[] {
  const place = settings.get('conversationOtherRepliesButton');
  const toggle = (
    name: 'conversationTreeAdvanced' | 'conversationTreeFadeAncestors',
    label: string,
  ): MenuItem => {
    const checked = settings.get(name);
    return { id: name, label, checked, onSelect: () => settings.set(name, !checked) };
  };
  const others = (choice: 'below' | 'inside', label: string): MenuItem => ({
    id: choice,
    label,
    checked: choice === place,
    radio: true,
    startsGroup: choice === 'below',
    onSelect: () => settings.set('conversationOtherRepliesButton', choice),
  });
  return [
    toggle('conversationTreeAdvanced', t('conversation.advanced')),
    toggle('conversationTreeFadeAncestors', t('conversation.fade_ancestors')),
    others('below', t('conversation.others_below')),
    others('inside', t('conversation.others_inside')),
  ];
}

function SettingsMenu(): ReactElement | null {
  const t = useT();
  const { settings } = useRealm();
  const tree = usePreference('conversationDisplay') === 'tree';
  if (!tree) return null;
  const label = t('conversation.settings');
  const trigger = (props: MenuTriggerProps): ReactElement => (
    <IconButton {...props} icon="sliders" label={label} />
  );
  return (
    <MenuButton
      label={label}
      placement="bottom-end"
      items={() => settingsItems(t, settings)}
      trigger={trigger}
    />
  );
}

/** What else can be made of the conversation; `features/tools` does it. */
function ToolsMenu({ statusId }: { statusId: StatusId }): ReactElement {
  const t = useT();
  const { tools } = useCommands();
  const signedIn = useMe() !== null;
  const translates = useServer().can.translate && signedIn;
  const label = t('conversation.tools');
  const item = (is: Tool['is'], words: string, icon: IconName): MenuItem => ({
    id: is,
    label: words,
    icon,
    onSelect: () => tools.ask({ is, statusId }),
  });
  const items = (): readonly MenuItem[] => [
    item('read', t('conversation.read'), 'aa'),
    item('listen-on', t('conversation.listen'), 'play'),
    ...(translates ? [item('translate', t('conversation.translate'), 'lang')] : []),
    item('print', t('conversation.print'), 'copy'),
  ];
  const trigger = (props: MenuTriggerProps): ReactElement => (
    <IconButton {...props} icon="more" label={label} />
  );
  return <MenuButton label={label} placement="bottom-end" items={items} trigger={trigger} />;
}
