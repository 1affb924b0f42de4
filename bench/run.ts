import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from '../e2e/support/browser';
import { startInstance } from '../e2e/support/instance';
import { ROOT } from '../e2e/support/places';
import { Api } from './api';
import { serveFloor } from './floor';
import { favourite, load, scroll, stream, thread, typing, type Bench, type Row } from './scenarios';
import { worst } from './worst';
import { writing } from './writing';

const SCENARIOS = { load, scroll, thread, favourite, typing, writing, stream, worst };

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
});
const wanted = values.only ? values.only.split(',') : Object.keys(SCENARIOS);

const format = ({ name, value, unit, floor }: Row): string => {
  const number = `${value.toFixed(value < 10 && unit !== '' ? 1 : 0)} ${unit}`.trim();
  const against = floor === undefined ? '' : `${floor.toFixed(0)} ms  ${(value / floor).toFixed(2)}x`;
  return `${name.padEnd(52)} ${number.padStart(10)}   ${against}`;
};

const data = mkdtempSync(join(tmpdir(), 'skein-bench-'));
console.log('Starting the embedded instance with sample data …');
const instance = await startInstance({ data });
const browser = await launch();
try {
  const ada = await Api.signIn(instance.url, 'ada');
  const floor = await serveFloor(await ada.home(20));
  // `admin` writes the streamed posts: ada follows that account.
  const other = await Api.signIn(instance.url, 'admin');
  const bench: Bench = {
    browser,
    url: instance.url,
    floorUrl: floor.url,
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
  floor.server.close();
  const results = join(ROOT, 'bench', 'results');
  mkdirSync(results, { recursive: true });
  writeFileSync(
    join(results, 'latest.json'),
    `${JSON.stringify({ at: new Date().toISOString(), rows }, null, 2)}\n`,
  );
  console.log(JSON.stringify(rows));
} finally {
  await browser.close();
  await instance.stop();
  rmSync(data, { recursive: true, force: true });
}
