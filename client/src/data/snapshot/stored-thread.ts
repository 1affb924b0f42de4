import type { StatusId } from '@/domain/ids';

export interface StoredThread {
  id: StatusId;
  ids: readonly StatusId[];
}
