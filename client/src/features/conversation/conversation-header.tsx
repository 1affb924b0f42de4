import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useRealm } from '@/data/react/realm-context';
import { usePreference } from '@/data/react/records';
import type { Settings } from '@/data/settings/settings';
import { paths } from '@/domain/paths';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import type { MenuItem } from '@/ui/menu/menu-item';
import { MenuButton, type MenuTriggerProps } from '@/ui/menu/menu-button';
import { PanelHeader } from '@/ui/panel/panel';
import styles from './conversation.module.css';

/** The way back, and how the posts stand: a tree or a list, and what belongs to each (CONV-02, CONV-04). */
export function ConversationHeader(): ReactElement {
  return (
    <PanelHeader level={1} sticky title={<Title />}>
      <OrderMenu />
      <SettingsMenu />
    </PanelHeader>
  );
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
