import { createECDH } from 'node:crypto';
import { getMeta, setMeta } from './settings.ts';
import type { Db } from './db.ts';

/** The public key of web push, made once for an instance. */
export function vapidPublicKey(db: Db): string {
  const known = getMeta(db, 'vapid_public');
  if (known !== null) return known;
  const pair = createECDH('prime256v1');
  const made = pair.generateKeys('base64url');
  db.transaction(() => {
    setMeta(db, 'vapid_public', made);
    setMeta(db, 'vapid_private', pair.getPrivateKey('base64url'));
  });
  return made;
}
