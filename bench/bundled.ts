import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const path = (place: string): string => fileURLToPath(new URL(place, import.meta.url));

/** A file of `client/test` with what it imports as one script that declares `name`, as the client is built. */
export async function bundled(file: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '@': path('../client/src') } },
    build: {
      write: false,
      lib: { entry: path(`../client/test/${file}`), formats: ['iife'], name },
    },
  });
  const output = Array.isArray(built) ? built[0]?.output : 'output' in built ? built.output : undefined;
  return output?.[0].code ?? '';
}
