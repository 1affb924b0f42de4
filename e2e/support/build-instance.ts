import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { INSTANCE, ROOT } from './places';

const BUILT = dirname(dirname(INSTANCE));
/** Files that the instance reads beside its sources. */
const ASSETS = ['assets', 'src/sample/assets', 'src/views/words'];

/** Makes plain JavaScript of the embedded instance, file by file: it is started often, and compiling would be half of a start. */
export async function buildInstance(): Promise<void> {
  const source = join(ROOT, 'instance');
  await build({
    configFile: false,
    logLevel: 'warn',
    root: source,
    build: {
      ssr: join(source, 'src', 'main.ts'),
      outDir: BUILT,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        output: { preserveModules: true, preserveModulesRoot: source, entryFileNames: '[name].js' },
      },
    },
    ssr: { noExternal: ['@skein/wire'] },
  });
  for (const name of ASSETS) cpSync(join(source, name), join(BUILT, name), { recursive: true });
}
