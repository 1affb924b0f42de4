import type { CSSProperties, ReactElement } from 'react';
import { profilePath } from '@/domain/paths';
import type { Mention } from '@/domain/status/status';
import { useT } from '@/i18n/use-t';
import { Link } from '@/ui/link/link';
import { MentionAvatar } from './mention-avatar';
import type { MentionStyle } from './mention-style';
import styles from './rich-text.module.css';

/** `@user` with the domain that the preference asks for, and always where another has that name. */
function domainOf(mention: Mention, style: MentionStyle): string {
  const remote = mention.acct.indexOf('@');
  const shared = style.sharedNames.has(mention.username.toLowerCase());
  if (!shared && (style.display === 'short' || (style.display === 'full_for_remote' && remote === -1)))
    return '';
  return remote === -1 ? `@${style.host}` : mention.acct.slice(remote);
}

/** The reader's colour for this person, behind the name as it is behind their posts. */
function tint({ acct }: Mention, { highlight }: MentionStyle): { style?: CSSProperties } {
  const found = highlight[acct];
  if (!found || found.type === 'disabled' || !/^#[0-9a-f]{3,8}$/i.test(found.color)) return {};
  return { style: { background: `color-mix(in oklab, transparent, ${found.color} 20%)` } };
}

/** A mention of somebody the server named: leads to the profile inside the client. */
export function MentionLink({ mention, style }: { mention: Mention; style: MentionStyle }): ReactElement {
  const t = useT();
  const you = mention.id === style.me;
  const domain = domainOf(mention, style);
  const hidden = domain === '' && mention.acct.includes('@');
  return (
    <Link
      href={profilePath(mention, style)}
      className={styles.mention}
      data-peek={`account ${mention.id}`}
      data-you={(you && style.boldenYou) || undefined}
      {...tint(mention, style)}
      title={style.tooltip && hidden ? `@${mention.acct}` : undefined}
    >
      {style.avatar && <MentionAvatar id={mention.id} />}
      <bdi dir="ltr">
        @{mention.username}
        {domain !== '' && <span data-faded={style.fadeDomain || undefined}>{domain}</span>}
      </bdi>
      {you && style.showYou && ` ${t('rich_text.you')}`}
    </Link>
  );
}
