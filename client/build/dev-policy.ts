import type { Plugin } from 'vite';

/**
 * The strict policy as far as hot reload allows: vite puts styles into `<style>` elements and a refresh
 * preamble into the page, so inline styles and one nonce are let through; all else is as served for real
 * (docs/deploy.md), Trusted Types included. The backend names its own address in the media of its posts.
 */
const policy = (nonce: string, backend: string): string =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    `img-src 'self' data: blob: https: ${backend}`,
    `media-src 'self' https: ${backend}`,
    "connect-src 'self' ws: wss:",
    `script-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types inert-html',
  ].join('; ');

/** Sends the policy with every page of the development server. */
export function devPolicy(nonce: string, backend: string): Plugin {
  return {
    name: 'skein-dev-policy',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((_request, response, next) => {
        response.setHeader('content-security-policy', policy(nonce, backend));
        next();
      });
    },
  };
}
