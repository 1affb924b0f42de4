import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from './setup.mjs';

/** What these name is kept nowhere: locks and channels between tabs, names of alerts, a file that the reader saves. */
const NOT_KEPT =
  /^skein(?:-alerts |-import |-token |-wish(?:es)? |-outbox |-settings |-account|-file|:library:|: )/;

/** Where something is kept under a name of ours, as a text of the source: not in comments, words or messages. */
const NAME = /(?<=[`'"])skein[-:. ][^'"`$\n]*/g;

const sources = ['client/src', 'client/early'].flatMap((folder) =>
  readdirSync(`${ROOT}/${folder}`, { encoding: 'utf8', recursive: true })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.(?:tsx?|js)$/.test(path) && !/\.test\.tsx?$|\/(?:testing|test)\//.test(path)),
);

it('the page about what is kept in the browser has every name that the source keeps something under', () => {
  const page = readFileSync(`${ROOT}/docs/privacy.md`, 'utf8');
  const told = [...page.matchAll(/`([^`]+)`/g)].map(([, name]) => name.replace(/ ?KEY$/, ''));
  const names = sources.flatMap((path) =>
    [...readFileSync(`${ROOT}/${path}`, 'utf8').matchAll(NAME)].map(([name]) => name),
  );
  expect(names.length).toBeGreaterThan(40);
  const kept = new Set(names.map((name) => name.trimEnd()).filter((name) => !NOT_KEPT.test(`${name} `)));
  expect([...kept].filter((name) => !told.includes(name))).toEqual([]);
});
