import type { UploadView } from '@/data/writing/uploads/uploads';
import { useIsAway } from '@/parts/account/failed-page';

/** Whether only the network is missing: such a file goes up with it by itself, or right before its post (W11). */
export function useWaitsForNetwork(view: UploadView | null): boolean {
  const problem = view?.state.is === 'failed' ? view.state.problem : null;
  return useIsAway(problem?.is === 'failed' ? problem.error : null);
}
