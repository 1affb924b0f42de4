import type { InterfaceConfig } from '@/domain/instance/server';
import { dto, isDto, text, wordsOrNull, type Dto } from './shape';

/**
 * Options of the configuration that are defaults of a user's preferences (static-files.md §1), by type.
 * Names in one text a line keep the download small.
 */
const DEFAULTS_OF_USER = {
  boolean: [
    'alwaysShowSubjectInput collapseMessageWithSubject conversationTreeAdvanced',
    'conversationTreeFadeAncestors greentext hideBotIndication hideFilteredStatuses',
    'hideMutedPosts hideMutedThreads hidePostStats hideSiteFavicon hideSiteName',
    'hideThreadsWithBlockedUsers hideUserStats hideWordFilteredPosts mentionLinkBoldenYou',
    'mentionLinkFadeDomain mentionLinkShowAvatar mentionLinkShowTooltip mentionLinkShowYous',
    'modalOnApproveFollow modalOnBlock modalOnDelete modalOnDenyFollow modalOnLogout',
    'modalOnMute modalOnRepeat modalOnUnfollow muteBotStatuses renderMfmOnHover',
    'renderMisskeyMarkdown sensitiveByDefault sensitiveIfSubject showNavShortcuts',
    'showPanelNavShortcuts showWiderShortcuts sidebarRight stopGifs virtualScrolling',
    'webPushNotifications',
  ],
  string: [
    'conversationDisplay conversationOtherRepliesButton mentionLinkDisplay nsfwCensorImage',
    'postContentType subjectLineBehavior theme',
  ],
  number: ['maxDepthInThread'],
} as const;

/** A path of this site: never another host, never a scheme. */
const pathOr = (input: unknown, fallback: string): string =>
  /^\/(?![/\\])/.test(text(input)) ? text(input) : fallback;

const boolOr = (input: unknown, fallback: boolean): boolean =>
  typeof input === 'boolean' ? input : fallback;

/** An http(s) address, relative ones seen from `base`. */
export function addressIn(input: unknown, base: string): string | null {
  const address = wordsOrNull(input);
  if (address === null || !URL.canParse(address, base || undefined)) return null;
  const { protocol, href } = new URL(address, base || undefined);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

const cssLength = (input: unknown): string => {
  const length = text(input).trim();
  return /^(?:0|\d{0,4}\.?\d{1,4}(?:px|r?em|%|v[wh]|ex|ch))$/.test(length) ? length : '.2em';
};

function preferenceDefaultsOf(merged: Dto): Dto {
  const kept: Record<string, unknown> = {};
  for (const [kind, lines] of Object.entries(DEFAULTS_OF_USER)) {
    for (const name of lines.join(' ').split(' '))
      if (typeof merged[name] === kind) kept[name] = merged[name];
  }
  return kept;
}

/** Where each option comes from matters for addresses: they are seen from the host that names them. */
function withAddresses(source: unknown, base: string): Dto {
  const from = dto(source);
  const own: Record<string, unknown> = isDto(from) ? { ...from } : {};
  for (const name of ['background', 'logo', 'nsfwCensorImage']) {
    if (name in own) own[name] = addressIn(own[name], base) ?? '';
  }
  return own;
}

/**
 * Configuration of the interface: built-ins, then `/static/config.json` of the page's own site, then
 * `pleroma_fe` of the server (static-files.md §1); later ones win.
 */
export function decodeInterfaceConfig(
  config: { from: unknown; site: string },
  frontend: { from: unknown; base: string },
): InterfaceConfig {
  const merged: Dto = {
    ...withAddresses(config.from, config.site),
    ...withAddresses(frontend.from, frontend.base),
  };
  return {
    theme: text(merged.theme) || 'pleroma-dark',
    background: wordsOrNull(merged.background),
    logo: wordsOrNull(merged.logo),
    logoMask: boolOr(merged.logoMask, true),
    logoMargin: cssLength(merged.logoMargin),
    logoLeft: boolOr(merged.logoLeft, false),
    hideSitename: boolOr(merged.hideSitename, boolOr(merged.hideSiteName, false)),
    loginMethod: merged.loginMethod === 'token' ? 'token' : 'password',
    redirectRootLogin: pathOr(merged.redirectRootLogin, '/main/friends'),
    redirectRootNoLogin: pathOr(merged.redirectRootNoLogin, '/main/all'),
    showFeaturesPanel: boolOr(merged.showFeaturesPanel, true),
    showInstanceSpecificPanel: boolOr(merged.showInstanceSpecificPanel, false),
    nsfwCensorImage: text(merged.nsfwCensorImage),
    preferenceDefaults: preferenceDefaultsOf(merged),
  };
}
