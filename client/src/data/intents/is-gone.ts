import { toApiError } from '@/domain/api-error';
import type { StatusId } from '@/domain/ids';
import type { Remote } from '@/data/remote/remote';

/** Servers that cannot delete answer as if there were no such post, which is there still. */
export const isGone = (remote: Pick<Remote, 'status'>, id: StatusId): Promise<boolean> =>
  remote.status(id).then(
    () => false,
    (thrown: unknown) => toApiError(thrown).kind === 'not-found',
  );
