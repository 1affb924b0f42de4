import type { ReactElement } from 'react';
import { useAccount, useStatus } from '@/data/react/records';
import { paths } from '@/domain/paths';
import type { StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';
import { useT } from '@/i18n/use-t';
import { useCommands } from '@/parts/commands/use-commands';
import { QuoteCard } from '@/parts/status/card/quote-card';
import { Button } from '@/ui/button/button';
import { Link } from '@/ui/link/link';
import { MenuButton } from '@/ui/menu/menu-button';
import type { MenuItem } from '@/ui/menu/menu-item';
import { statusItems } from '@/parts/moderation/status-items';
import { useModeration } from '@/parts/moderation/use-moderation';
import type { Working } from '@/parts/moderation/use-work';
import styles from '../moderation.module.css';

function Actions({ status, work }: { status: Status; work: Working }): ReactElement {
  const t = useT();
  const moderation = useModeration();
  const { confirm } = useCommands();
  const author = useAccount(status.accountId);
  const items = (): readonly MenuItem[] =>
    statusItems({
      t,
      confirm,
      status,
      author,
      moderation: () => Promise.resolve(moderation),
      run: work.run,
    });
  return (
    <div className={styles.buttons}>
      <Link href={paths.conversation(status.id)}>{t('moderation.in_conversation')}</Link>
      {moderation.can.posts && (
        <MenuButton
          label={t('moderation.post_actions')}
          items={items}
          trigger={(props) => (
            <Button small icon="shield" {...props}>
              {t('moderation.post_actions')}
            </Button>
          )}
        />
      )}
    </div>
  );
}

/** A post as it is now, with its media covered, and what staff can do with it. */
export function ReportedStatus({ id, work }: { id: StatusId; work: Working }): ReactElement {
  const t = useT();
  const status = useStatus(id);
  if (!status) return <p className={styles.faint}>{t('moderation.post_gone')}</p>;
  return (
    <article className={styles.post}>
      <QuoteCard quote={{ is: 'status', statusId: id }} covered />
      <Actions status={status} work={work} />
    </article>
  );
}
