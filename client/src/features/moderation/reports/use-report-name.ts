import { useT } from '@/i18n/use-t';
import { useModeration } from '@/parts/moderation/use-moderation';

/** Whom the report of an id is about, for lists of several. */
export function useReportName(): (id: string) => string {
  const t = useT();
  const { queue, users } = useModeration();
  return (id) => {
    const acct = users.get().get(queue.known(id)?.accountId ?? '')?.acct;
    return acct === undefined ? t('moderation.gone_account') : `@${acct}`;
  };
}
