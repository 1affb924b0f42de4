import { createECDH } from 'node:crypto';
import { getMeta, setMeta } from './settings.ts';
import type { Db } from '../lib/db.ts';

interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The keys of web push, made once for an instance. */
export function vapidKeys(db: Db): VapidKeys {
  const publicKey = getMeta(db, 'vapid_public');
  const privateKey = getMeta(db, 'vapid_private');
  if (publicKey !== null && privateKey !== null) return { publicKey, privateKey };
  const pair = createECDH('prime256v1');
  const made = { publicKey: pair.generateKeys('base64url'), privateKey: pair.getPrivateKey('base64url') };
  db.transaction(() => {
    setMeta(db, 'vapid_public', made.publicKey);
    setMeta(db, 'vapid_private', made.privateKey);
  });
  return made;
}

/** The half of them that clients know. */
export const vapidPublicKey = (db: Db): string => vapidKeys(db).publicKey;
