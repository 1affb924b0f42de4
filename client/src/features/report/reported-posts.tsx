import { useEffect, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useStatus, useTimeline } from '@/data/react/records';
import { useDetails } from '@/data/react/use-details';
import type { Account } from '@/domain/account/account';
import type { StatusId } from '@/domain/ids';
import { useT } from '@/i18n/use-t';
import { Checkbox } from '@/ui/field/check';
import { ReportedPost } from './reported-post';
import type { ChosenPosts } from './use-chosen-posts';
import styles from './report.module.css';

interface PostsProps {
  author: Account;
  first: StatusId | null;
  chosen: ChosenPosts;
}

/** The person's newest posts with ticks. First stands the one that the report began with, then what was ticked before. */
export function ReportedPosts({ author, first, chosen }: PostsProps): ReactElement | null {
  const t = useT();
  const { timelines } = useRealm();
  const key = `replies:${author.id}` as const;
  const { ids } = useTimeline(key);
  useEffect(() => timelines.open(key), [timelines, key]);
  const { fromBefore } = chosen;
  useDetails(fromBefore.join(' '), (details) => Promise.all(fromBefore.map((id) => details.knowStatus(id))));
  const shown = [...new Set([...(first === null ? [] : [first]), ...fromBefore, ...ids])];
  const toggle = (id: StatusId, on: boolean): void =>
    chosen.choose(on ? [...chosen.ids, id] : chosen.ids.filter((other) => other !== id));
  if (shown.length === 0) return null;
  return (
    <fieldset className={styles.posts}>
      <legend>{t('reporting.posts')}</legend>
      {shown.map((id) => (
        <Choice key={id} id={id} authorId={author.id} checked={chosen.ids.includes(id)} onChange={toggle} />
      ))}
    </fieldset>
  );
}

function Choice({
  id,
  authorId,
  checked,
  onChange,
}: {
  id: StatusId;
  authorId: string;
  checked: boolean;
  onChange: (id: StatusId, on: boolean) => void;
}): ReactElement | null {
  const status = useStatus(id);
  // What the person repeats was written by others.
  if (!status || status.reblogId !== null || status.accountId !== authorId) return null;
  return (
    <div className={styles.choice}>
      <Checkbox
        label={<ReportedPost status={status} />}
        checked={checked}
        onChange={(on) => onChange(id, on)}
      />
    </div>
  );
}
