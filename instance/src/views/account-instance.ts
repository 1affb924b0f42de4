import type { AccountAkkoma, Nodeinfo } from '@skein/wire';
import { absolute, hostOf } from '../lib/urls.ts';
import type { ViewContext } from '../lib/view-context.ts';
import type { AccountRow } from '../storage/accounts.ts';
import { marks } from '../storage/insert.ts';
import { nodeinfo } from './nodeinfo.ts';

interface HostRow {
  host: string;
  software: string | null;
  version: string | null;
  favicon: string | null;
}

type InstanceView = NonNullable<AccountAkkoma['instance']>;

function remoteNodeinfo(row: HostRow | undefined): Nodeinfo | null {
  if (!row || row.software === null) return null;
  return {
    version: '2.0',
    software: { name: row.software, version: row.version ?? '' },
    protocols: ['activitypub'],
    openRegistrations: false,
    usage: {},
    metadata: {},
  };
}

/** `akkoma.instance` by host (null = ours) for some accounts. */
export function accountInstances(
  view: ViewContext,
  rows: readonly AccountRow[],
): (host: string | null) => InstanceView {
  const hosts = [...new Set(rows.map((row) => row.host).filter((host) => host !== null))];
  const known =
    hosts.length === 0
      ? []
      : view.inst.db.all<HostRow>(`SELECT * FROM hosts WHERE host IN (${marks(hosts)})`, ...hosts);
  const byHost = new Map(known.map((row) => [row.host, row]));
  const own: InstanceView = {
    name: hostOf(view.base),
    favicon: `${view.base}/favicon.png`,
    nodeinfo: nodeinfo(view.inst, view.base, '2.1'),
  };
  return (host) => {
    if (host === null) return own;
    const row = byHost.get(host);
    const favicon = row?.favicon ? absolute(view.base, row.favicon) : null;
    return { name: host, favicon, nodeinfo: remoteNodeinfo(row) };
  };
}
