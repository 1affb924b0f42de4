import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

const COST = { N: 16_384, r: 8, p: 1 };
const LENGTH = 32;

/** A random text that cannot be guessed, safe in addresses. */
export function randomSecret(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** `scrypt$salt$hash`; takes about 40 ms on purpose. */
export function hashPassword(password: string, salt = randomBytes(16)): string {
  const hash = scryptSync(password, salt, LENGTH, COST);
  return `scrypt$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** Compares without telling by its duration how much was right. */
export function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [kind, salt = '', hash = ''] = stored.split('$');
  if (kind !== 'scrypt') return Promise.resolve(false);
  const wanted = Buffer.from(hash, 'base64url');
  return new Promise((resolve, reject) => {
    scrypt(password, Buffer.from(salt, 'base64url'), LENGTH, COST, (error, found) => {
      if (error) reject(error);
      else resolve(found.length === wanted.length && timingSafeEqual(found, wanted));
    });
  });
}

/** Equal texts, compared in constant time. */
export function sameText(one: string, other: string): boolean {
  const a = Buffer.from(one);
  const b = Buffer.from(other);
  return a.length === b.length && timingSafeEqual(a, b);
}
