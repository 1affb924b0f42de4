import { late } from '@/lib/late';

// Few posts carry a poll: its code is fetched ahead while idle, or with the first one shown.
export const lateLivePoll = late(() => import('./live-poll').then((module) => module.LivePoll));
