import { randomBytes } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';

/** Akkoma's policy (static-files.md §6) with Trusted Types on top: what passes here passes there. */
function contentPolicy(base: string, nonce: string): string {
  const { protocol, host } = new URL(base);
  const socket = protocol === 'https:' ? 'wss:' : 'ws:';
  const rules = [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' https:",
    `connect-src 'self' ${protocol}//${host} ${socket}//${host}`,
    `script-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "require-trusted-types-for 'script'",
    'trusted-types inert-html',
    ...(protocol === 'https:' ? ['upgrade-insecure-requests'] : []),
  ];
  return rules.join('; ');
}

/** Puts a fresh nonce into the context and the headers on every answer that has none of its own. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  const nonce = randomBytes(12).toString('base64url').slice(0, 15);
  c.set('nonce', nonce);
  await next();
  const { headers } = c.res;
  const put = (name: string, value: string) => {
    if (!headers.has(name)) headers.set(name, value);
  };
  put('content-security-policy', contentPolicy(c.get('base'), nonce));
  put('x-frame-options', 'DENY');
  put('x-content-type-options', 'nosniff');
  put('referrer-policy', 'same-origin');
  put('permissions-policy', 'interest-cohort=()');
  put('x-xss-protection', '0');
});
