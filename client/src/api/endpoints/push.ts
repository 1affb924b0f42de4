import { toApiError } from '@/domain/api-error';
import type { PushAlerts } from '@/domain/notification/push-alerts';
import { dto, text } from '../decode/shape';
import type { Client } from '../http';

const PATH = '/api/v1/push/subscription';

/** Where the browser's own service takes messages for it, and what they are encrypted with. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Some servers keep requests apart from follows. */
const alertsOf = (alerts: PushAlerts): Record<string, boolean> => ({
  ...alerts,
  follow_request: alerts.follow,
});

/** Where this session's messages go; null for nowhere. */
export async function fetchPushEndpoint(client: Client): Promise<string | null> {
  try {
    return text(dto((await client.send({ path: PATH })).body).endpoint) || null;
  } catch (thrown) {
    if (toApiError(thrown).kind === 'not-found') return null;
    throw thrown;
  }
}

/** Takes the place of what this session had before. `forbidden` where the server does without push. */
export async function putPush(client: Client, subscription: PushAddress, alerts: PushAlerts): Promise<void> {
  await client.send({
    method: 'POST',
    path: PATH,
    json: { subscription, data: { alerts: alertsOf(alerts) } },
  });
}

/** Also when there was none. */
export async function dropPush(client: Client): Promise<void> {
  try {
    await client.send({ method: 'DELETE', path: PATH });
  } catch (thrown) {
    if (toApiError(thrown).kind !== 'not-found') throw thrown;
  }
}
