import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../e2e/support/browser';
import { buildInstance } from '../e2e/support/build-instance';
import { freePort, startInstance } from '../e2e/support/instance';
import { ROOT } from '../e2e/support/places';
import { Api } from './api';
import { addFloor } from './floor';
import { catchUp } from './catch-up';
import { day } from './day';
import { filters } from './filters';
import { library } from './library';
import { load } from './load';
import { favourite, scroll, stream, thread, typing, type Bench, type Row } from './scenarios';
import { profile } from './profile';
import { secureFront, trustIn } from './secure-front';
import { settings } from './settings';
import { worst } from './worst';
import { writing } from './writing';

const SCENARIOS = {
  load,
  scroll,
  thread,
  profile,
  settings,
  favourite,
  typing,
  writing,
  stream,
  worst,
  filters,
  library,
  'catch-up': catchUp,
  day,
};

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
});
const wanted = values.only ? values.only.split(',') : Object.keys(SCENARIOS);

const format = ({ name, value, unit, floor }: Row): string => {
  const digits = Number.isInteger(value) ? 0 : value < 1 ? 3 : value < 10 ? 1 : 0;
  const number = `${value.toFixed(digits)} ${unit}`.trim();
  const against = floor === undefined ? '' : `${floor.toFixed(0)} ms  ${(value / floor).toFixed(2)}x`;
  return `${name.padEnd(52)} ${number.padStart(10)}   ${against}`;
};

const data = mkdtempSync(join(tmpdir(), 'skein-bench-'));
console.log('Starting the embedded instance with sample data …');
const port = await freePort();
let behind = '';
const front = await secureFront(port, () => behind);
await buildInstance();
const instance = await startInstance({ data, flags: ['--base-url', front.url] });
behind = instance.url;
const browser = await chromium.launch(chromiumOptions([trustIn(front)]));
try {
  const ada = await Api.signIn(instance.url, 'ada');
  addFloor(front.pages, await ada.home(20));
  // `admin` writes the streamed posts: ada follows that account.
  const other = await Api.signIn(instance.url, 'admin');
  const bench: Bench = {
    browser,
    url: front.url,
    front,
    runs: Number(values.runs),
    ada,
    other,
  };
  const rows: Row[] = [];
  console.log(`${'medians of at least'.padEnd(20)} ${values.runs} runs${' '.repeat(28)} client        floor`);
  for (const [name, scenario] of Object.entries(SCENARIOS)) {
    if (!wanted.includes(name)) continue;
    for (const row of await scenario(bench)) {
      rows.push(row);
      console.log(format(row));
    }
  }
  const results = join(ROOT, 'bench', 'results');
  mkdirSync(results, { recursive: true });
  writeFileSync(
    join(results, 'latest.json'),
    `${JSON.stringify({ at: new Date().toISOString(), rows }, null, 2)}\n`,
  );
  console.log(JSON.stringify(rows));
} finally {
  await browser.close();
  front.close();
  await instance.stop();
  rmSync(data, { recursive: true, force: true });
}
