import { useEffect, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useStatus, useTimeline } from '@/data/react/records';
import type { Account } from '@/domain/account';
import type { StatusId } from '@/domain/ids';
import { useT } from '@/i18n/use-t';
import { Checkbox } from '@/ui/field/check';
import { ReportedPost } from './reported-post';
import styles from './report.module.css';

interface PostsProps {
  author: Account;
  first: StatusId | null;
  chosen: readonly StatusId[];
  onChange: (chosen: readonly StatusId[]) => void;
}

/** The person's newest posts with ticks; the one that the report began with stands first. */
export function ReportedPosts({ author, first, chosen, onChange }: PostsProps): ReactElement | null {
  const t = useT();
  const { timelines } = useRealm();
  const key = `replies:${author.id}` as const;
  const { ids } = useTimeline(key);
  useEffect(() => timelines.open(key), [timelines, key]);
  const others = ids.filter((id) => id !== first);
  const toggle = (id: StatusId, on: boolean): void =>
    onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  if (first === null && others.length === 0) return null;
  return (
    <fieldset className={styles.posts}>
      <legend>{t('reporting.posts')}</legend>
      {[...(first === null ? [] : [first]), ...others].map((id) => (
        <Choice key={id} id={id} authorId={author.id} checked={chosen.includes(id)} onChange={toggle} />
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
