import { late } from '@/lib/late';

/** The code of a conversation in place of one of its posts. */
export const threadHere = late(() => import('@/features/conversation/conversation-screen'));
