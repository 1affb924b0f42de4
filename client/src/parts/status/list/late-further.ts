import { late } from '@/lib/late';

// What other servers know: only who asks for it brings the code.
export const lateFoundCard = late(() =>
  import('@/parts/status/further/found-card').then((all) => all.FoundCard),
);
export const lateFoundDive = late(() =>
  import('@/parts/status/further/found-dive').then((all) => all.FoundDive),
);
export const lateFurtherPerson = late(() =>
  import('@/parts/status/further/further-person').then((all) => all.FurtherPerson),
);
export const lateFurtherPanel = late(() =>
  import('@/parts/status/further/further-panel').then((all) => all.FurtherPanel),
);
