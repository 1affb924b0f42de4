import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MARK = /(<script src=")[^"]*early\.js(">)/;
const DEV_PATH = '/assets/early.js';

/** The script before the first paint: as it is in development, under a hashed name in the build. */
export function earlyScript(file: string): Plugin {
  let built: string | null = null;
  return {
    name: 'skein-early-script',
    configureServer(server) {
      server.middlewares.use(DEV_PATH, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(readFileSync(file));
      });
    },
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      const { minify } = await import('terser');
      const { code: source = '' } = await minify(readFileSync(file, 'utf8'));
      const hash = createHash('sha256')
        .update(source)
        .digest('base64url')
        .replaceAll(/[-_]/g, '')
        .slice(0, 7);
      built = `assets/early-${hash}.js`;
      this.emitFile({ type: 'asset', fileName: built, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(MARK, `$1${built === null ? DEV_PATH : `/${built}`}$2`),
    },
  };
}
