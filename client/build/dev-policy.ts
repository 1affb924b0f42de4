/**
 * The strict policy as far as hot reload allows: vite puts styles into `<style>` elements and a refresh
 * preamble into the page, so inline styles and one nonce are let through; all else is as served for real
 * (docs/deploy.md), Trusted Types included. The backend names its own address in the media of its posts.
 */
export const devPolicy = (nonce: string, backend: string): string =>
  `
  default-src 'none'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self';
  img-src 'self' data: blob: https: ${backend}; media-src 'self' https: ${backend}; connect-src 'self' ws: wss:;
  script-src 'self' 'nonce-${nonce}'; font-src 'self'; style-src 'self' 'unsafe-inline'; worker-src 'self';
  require-trusted-types-for 'script'; trusted-types inert-html`
    .replaceAll(/\s+/g, ' ')
    .trim();
