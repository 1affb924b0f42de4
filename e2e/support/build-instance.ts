import { cpSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { INSTANCE, ROOT } from './places';

const BUILT = dirname(dirname(dirname(INSTANCE)));
/** Files that the instance reads, and where it looks for them from its built files, which lie beside INSTANCE. */
const ASSETS = [
  ['assets', 'assets'],
  ['src/sample/assets', 'src/assets'],
  ['src/views/words', 'src/all/words'],
] as const;

/** Makes a few files of plain JavaScript of the embedded instance: it is started often, and compiling or reading 200 files would be half of a start. */
export async function buildInstance(): Promise<void> {
  const source = join(ROOT, 'instance');
  rmSync(BUILT, { recursive: true, force: true });
  await build({
    configFile: false,
    logLevel: 'warn',
    root: source,
    build: {
      ssr: join(source, 'src', 'main.ts'),
      outDir: dirname(INSTANCE),
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
    },
    ssr: { noExternal: ['@skein/wire'] },
  });
  for (const [from, to] of ASSETS) cpSync(join(source, from), join(BUILT, to), { recursive: true });
}
