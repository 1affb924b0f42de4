import type { Sessions } from '@/data/session/sessions';

export async function assemble(): Promise<Sessions> {
  throw new Error('not assembled');
}
