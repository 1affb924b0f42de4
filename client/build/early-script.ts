import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const MARK = /(<script src=")[^"]*early\.js(">)/;
const DEV_PATH = '/assets/early.js';

/** The script before the first paint: as it is in development, under a hashed name in the build. */
export function earlyScript(file: string): Plugin {
  let path = DEV_PATH;
  return {
    name: 'skein-early-script',
    configureServer(server) {
      server.middlewares.use(DEV_PATH, (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(readFileSync(file));
      });
    },
    buildStart() {
      if (this.environment.mode !== 'build') return;
      const { code: source } = minifySync('early.js', readFileSync(file, 'utf8'));
      const fileName = `assets/early-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName, source });
      path = `/${fileName}`;
    },
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(MARK, `$1${path}$2`) },
  };
}
