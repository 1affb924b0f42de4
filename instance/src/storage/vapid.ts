import webPush from 'web-push';
import { getMeta, setMeta } from './settings.ts';
import type { Db } from '../lib/db.ts';

interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const PRIVATE_BYTES = 32;

/** With the zeros that an earlier version left out before a private key (one in 256 begins with some). */
const whole = (key: string): string =>
  Buffer.concat([Buffer.alloc(PRIVATE_BYTES), Buffer.from(key, 'base64url')])
    .subarray(-PRIVATE_BYTES)
    .toString('base64url');

/** The keys of web push, made once for an instance. */
export function vapidKeys(db: Db): VapidKeys {
  const publicKey = getMeta(db, 'vapid_public');
  const privateKey = getMeta(db, 'vapid_private');
  if (publicKey !== null && privateKey !== null) return { publicKey, privateKey: whole(privateKey) };
  const made = webPush.generateVAPIDKeys();
  db.transaction(() => {
    setMeta(db, 'vapid_public', made.publicKey);
    setMeta(db, 'vapid_private', made.privateKey);
  });
  return made;
}

/** The half of them that clients know. */
export const vapidPublicKey = (db: Db): string => vapidKeys(db).publicKey;
