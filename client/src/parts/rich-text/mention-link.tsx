import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { profilePath } from '@/domain/paths';
import type { Mention } from '@/domain/status';
import { useT } from '@/i18n/use-t';
import type { MentionStyle } from './mention-style';
import styles from './rich-text.module.css';

/** `@user` with the domain that the preference asks for. */
function domainOf(mention: Mention, style: MentionStyle): string {
  const remote = mention.acct.indexOf('@');
  if (style.display === 'short' || (style.display === 'full_for_remote' && remote === -1)) return '';
  return remote === -1 ? `@${style.host}` : mention.acct.slice(remote);
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
      title={style.tooltip && hidden ? `@${mention.acct}` : undefined}
    >
      <bdi dir="ltr">
        @{mention.username}
        {domain !== '' && <span data-faded={style.fadeDomain || undefined}>{domain}</span>}
      </bdi>
      {you && style.showYou && ` ${t('rich_text.you')}`}
    </Link>
  );
}
