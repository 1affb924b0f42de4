import webPush from 'web-push';
import type { Instance } from '../lib/context.ts';
import type { Connection, HubEvent } from '../lib/hub.ts';
import { isHeldBack, notificationRow } from '../storage/notifications.ts';
import { dropPush, pushesTo, type PushRow } from '../storage/push.ts';
import { getSettings } from '../storage/settings.ts';
import { vapidKeys } from '../storage/vapid.ts';
import { pushMessage, wantsPush } from './push-message.ts';

const PATIENCE = 10_000;
/** The browser's subscription is over, its service says. */
const OVER = new Set([404, 410]);

/** Encrypts for one browser (RFC 8291), signs as this instance (RFC 8292), and hands over to the browser's service. */
async function send(inst: Instance, push: PushRow, message: object): Promise<void> {
  const { endpoint, p256dh, auth } = push;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: `mailto:${getSettings(inst.db).email}`, ...vapidKeys(inst.db) },
      urgency: 'normal',
    },
  );
  const answer = await fetch(endpoint, {
    method: 'POST',
    // The length is said by who sends it.
    headers: Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length'),
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (OVER.has(answer.status)) dropPush(inst.db, push.token_id);
}

async function tell(inst: Instance, base: string, accountId: string, notificationId: number): Promise<void> {
  if (isHeldBack(inst.db, accountId, notificationId, inst.now())) return;
  const row = notificationRow(inst.db, accountId, notificationId, inst.now());
  if (!row || row.is_muted === 1) return;
  const viewer = { tokenId: 0, appId: 0, accountId, scopes: [], isAdmin: false, isModerator: false };
  for (const push of pushesTo(inst.db, accountId)) {
    const message = wantsPush(push, row.type) ? pushMessage({ inst, base, viewer }, row, push) : null;
    // The address is a secret of the browser's: it is not logged.
    if (message)
      await send(inst, push, message).catch(() => inst.log('a push service did not take a message'));
  }
}

/** Hears what happens beside the sockets, and pushes it to the browsers that asked for it. */
export function pushConnection(inst: Instance, base: string): Connection {
  return {
    viewer: null,
    hear(event: HubEvent) {
      if (event.type === 'notification') void tell(inst, base, event.accountId, event.notificationId);
    },
    ping() {},
    close() {},
    terminate() {},
  };
}
