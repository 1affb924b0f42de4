import type { ReactElement } from 'react';
import { useAccount } from '@/data/react/records';
import type { ReportGroup } from '@/domain/staff/group-reports';
import { duration } from '@/i18n/relative-time';
import type { Translator } from '@/i18n/translator';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { AccountName, Handle } from '@/parts/account/account-name';
import { Avatar } from '@/parts/account/avatar';
import { Checkbox } from '@/ui/field/check';
import { Icon } from '@/ui/icon/icon';
import { Tag } from '@/ui/state/tag';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import { useModeration, useStaffUser } from '@/parts/moderation/use-moderation';
import { classes } from '@/lib/classes';
import styles from '../moderation.module.css';

/** Who or what a group is about, in words. */
function useGroupName(group: ReportGroup): string {
  const t = useT();
  const user = useStaffUser(group.accountId);
  if (group.key.startsWith('host:')) return group.host ?? t('moderation.this_server');
  return user ? `@${user.acct}` : t('moderation.gone_account');
}

function sizeWords(t: Translator, { reports, accountIds, reporters, key }: ReportGroup): string {
  const parts = [
    t('moderation.reports', { count: reports.length }),
    t('moderation.by_people', { count: reporters }),
  ];
  if (key.startsWith('host:')) parts.unshift(t('moderation.accounts', { count: accountIds.length }));
  return parts.join(' · ');
}

function Head({ group }: { group: ReportGroup }): ReactElement {
  const name = useGroupName(group);
  const account = useAccount(group.accountId ?? '');
  if (!account)
    return (
      <>
        <Icon name="globe" size="l" />
        <bdi className={styles.groupName}>{name}</bdi>
      </>
    );
  return (
    <>
      <Avatar account={account} size="compact" />
      <span className={classes(styles.groupName, styles.groupWho)}>
        <AccountName account={account} /> <Handle account={account} />
      </span>
    </>
  );
}

/** Reports of one account or one server in a line: ticked for bulk work, or opened. */
export function GroupRow({
  group,
  chosen,
  onChoose,
  onOpen,
}: {
  group: ReportGroup;
  chosen: boolean;
  onChoose: (on: boolean) => void;
  onOpen: () => void;
}): ReactElement {
  const t = useT();
  const now = useNow();
  const { seenUntil } = useModeration();
  const name = useGroupName(group);
  const isClosed = useStaffUser(group.accountId)?.isActive === false;
  return (
    <article
      className={styles.group}
      tabIndex={-1}
      aria-label={`${name}, ${sizeWords(t, group)}`}
      data-group={group.key}
    >
      <Checkbox
        label={<VisuallyHidden>{t('moderation.select', { name })}</VisuallyHidden>}
        checked={chosen}
        onChange={onChoose}
      />
      <button type="button" className={styles.groupOpen} onClick={onOpen}>
        <Head group={group} />
        <span className={styles.groupFacts}>
          {sizeWords(t, group)}
          {' · '}
          {t('moderation.waits', { time: duration(t, group.oldest, now) })}
          {group.notes > 0 && ` · ${t('moderation.notes_count', { count: group.notes })}`}
        </span>
        <span className={styles.groupMarks}>
          {group.newest > seenUntil && <Tag tone="accent">{t('moderation.is_new')}</Tag>}
          {isClosed && <Tag tone="red">{t('moderation.is_closed')}</Tag>}
        </span>
      </button>
    </article>
  );
}
