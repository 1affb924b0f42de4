import type { ReactElement } from 'react';
import type { RepliesPolicy, UserList } from '@/domain/account/user-list';
import { useT } from '@/i18n/use-t';
import { Checkbox } from '@/ui/field/check';
import { Field } from '@/ui/field/field';
import { Select } from '@/ui/field/select';

type Policies = Pick<UserList, 'exclusive' | 'repliesPolicy'>;

const REPLIES = ['list', 'followed', 'none'] as const satisfies readonly RepliesPolicy[];

/** Exclusive lists and their replies; nothing where the server has neither. */
export function PolicyFields({
  facts: { exclusive, repliesPolicy },
  onChange,
}: {
  facts: Policies;
  onChange: (changes: Partial<Policies>) => void;
}): ReactElement {
  const t = useT();
  const options = REPLIES.map((value) => ({ value, label: t(`lists.replies_${value}`) }));
  return (
    <>
      {repliesPolicy !== null && (
        <Field label={t('lists.replies')}>
          {(control) => (
            <Select
              {...control}
              value={repliesPolicy}
              options={options}
              onChange={(policy) => onChange({ repliesPolicy: policy })}
            />
          )}
        </Field>
      )}
      {exclusive !== null && (
        <Checkbox
          label={t('lists.exclusive')}
          checked={exclusive}
          onChange={(on) => onChange({ exclusive: on })}
        />
      )}
    </>
  );
}
