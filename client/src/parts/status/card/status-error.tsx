import type { ReactElement } from 'react';
import { useStatusError } from '@/data/react/records';
import type { StatusId } from '@/domain/ids';
import { useLate } from '@/ui/late/use-late';
import { lateStatusAlert } from './late-pieces';

/** Few posts have one: its code is there once somebody acts. */
export function StatusError({ id }: { id: StatusId }): ReactElement | null {
  const error = useStatusError(id);
  const alert = useLate(lateStatusAlert, !!error);
  return error && alert && <alert.Part id={id} error={error} />;
}
