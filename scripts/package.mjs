// `npm run package`: the zip that an Akkoma or Pleroma admin installs as a frontend (docs/deploy.md).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, refusedNames } from './served-names.mjs';
import { checkNode, DIST, ensureBuild, ensureDependencies, fail, ROOT } from './setup.mjs';
import { zip } from './zip.mjs';

checkNode();
try {
  await ensureDependencies();
  await ensureBuild();
} catch (error) {
  fail(error.message);
}
const names = filesBelow(DIST).sort();
const refused = refusedNames(names);
if (refused.length > 0) fail(`a backend would not serve these files: ${refused.join(', ')}`);
if (!names.includes('index.html')) fail('the build has no index.html.');

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const file = join(ROOT, 'dist', `skein-${version}.zip`);
mkdirSync(join(ROOT, 'dist'), { recursive: true });
writeFileSync(
  file,
  zip(names.map((name) => ({ name: `dist/${name}`, data: readFileSync(join(DIST, name)) }))),
);
process.stdout.write(`${names.length} files in ${file}\n`);
