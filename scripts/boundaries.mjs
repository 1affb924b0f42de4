// Who may import whom (docs/architecture.md). Reads import lines, `import type` too; reports forbidden ones and cycles.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, ROOT } from './setup.mjs';

const CLIENT = {
  app: ['app', 'features', 'parts', 'ui', 'data', 'api', 'domain', 'i18n', 'theme', 'lib'],
  features: ['parts', 'ui', 'data', 'domain', 'i18n', 'theme', 'lib'],
  parts: ['ui', 'data', 'domain', 'i18n', 'theme', 'lib'],
  ui: ['theme', 'lib'],
  theme: ['lib'],
  data: ['data', 'api', 'domain', 'lib'],
  api: ['api', 'domain', 'lib'],
  domain: ['domain', 'lib'],
  i18n: ['i18n', 'domain', 'lib'],
  lib: ['lib'],
  sw: ['i18n', 'lib'],
};
/** The instance: files beside its folders (app.ts, server.ts) know all of them. */
const INSTANCE = {
  lib: [],
  storage: ['lib'],
  media: ['lib'],
  rules: ['storage', 'lib'],
  views: ['rules', 'storage', 'lib'],
  stream: ['views', 'storage', 'lib'],
  routes: ['stream', 'views', 'rules', 'media', 'storage', 'lib'],
  sample: ['rules', 'media', 'storage', 'lib', 'app.ts'],
  testing: ['rules', 'media', 'storage', 'lib', 'app.ts'],
};
/** A part may use the parts to its left. */
const PARTS = [
  'commands',
  'moderation',
  'rich-text',
  'emoji',
  'media',
  'poll',
  'account',
  'instance',
  'composer',
  'status',
];
const IMPORT = /(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;
const REACT = /^(react|react-dom)(\/|$)/;

export function* modules(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* modules(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.(test|d)\.tsx?$/.test(entry.name)) yield path;
  }
}

const candidates = (path) => [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')];

function resolveImport(source, from, to) {
  const path = to.startsWith('@/')
    ? join(source, to.slice(2))
    : to.startsWith('.')
      ? resolve(dirname(from), to)
      : null;
  return path === null
    ? null
    : (candidates(path).find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null);
}

const importsOf = (file) => {
  // Comments may talk of imports; they are not imports.
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2]);
};

export const place = (source, file) => relative(source, file).split(sep);

/** Why a layer may not import another by this table, or null when it may. */
function forbiddenLayer(allowed, layer, target) {
  if (!allowed[layer]) return `${layer} is not a layer`;
  if (layer === target) return null;
  return allowed[layer].includes(target) ? null : `${layer} may not import ${target}`;
}

/** Why `from` may not import `to`, or null when it may. Both are path segments below the client's source folder. */
function forbidden(from, to) {
  const [layer, room] = from;
  const [target, targetRoom] = to;
  if (from.length === 1) return null; // main.tsx
  if (layer === target && layer === 'features')
    return room === targetRoom ? null : 'a feature never imports another';
  if (layer === target && layer === 'parts') {
    if (room === targetRoom || PARTS.indexOf(targetRoom) < PARTS.indexOf(room)) return null;
    return 'a part may only import parts to its left';
  }
  return forbiddenLayer(CLIENT, layer, target);
}

/** The same for the instance. */
const forbiddenInInstance = (from, to) =>
  from.length === 1 ? null : forbiddenLayer(INSTANCE, from[0], to[0]);

/** What both sides have to judge alike is on the wire as well; all else of it is shapes. */
const SHARED = { '@skein/wire/language-tag': ['domain', 'i18n'] };

function forbiddenPackage(from, name) {
  const [layer, room] = from;
  if (SHARED[name]?.includes(layer)) return null;
  if (name.startsWith('@skein/')) return `${layer} may not import ${name}`;
  if (!REACT.test(name)) return null;
  if (layer === 'data' && room !== 'react') return 'React only in data/react';
  return ['domain', 'api', 'lib', 'sw'].includes(layer) ? `${layer} knows no React` : null;
}

/** Each as the way from a file back to it, in a map from files to what they import. */
export function findCycles(graph) {
  const state = new Map();
  const cycles = [];
  const visit = (file, path) => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      cycles.push([...path.slice(path.indexOf(file)), file]);
      return;
    }
    state.set(file, 'open');
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    state.set(file, 'done');
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}

/** The room of a file of a layer: a folder of `data`, or of a part; null for what lies beside the rooms. */
function roomOf(path) {
  const depth = path[0] === 'data' ? 2 : path[0] === 'parts' ? 3 : 0;
  return depth > 0 && path.length > depth ? path.slice(0, depth).join('/') : null;
}

/** Rooms that import each other, in a map from files to what they import: neither can be read without the other. */
function pairsOfRooms(source, graph) {
  const arrows = new Map();
  for (const [file, targets] of graph)
    for (const target of targets) {
      const [from, to] = [file, target].map((path) => roomOf(place(source, path)));
      if (from && to && from !== to) arrows.set(`${from} ${to}`, place(source, file).join('/'));
    }
  return [...arrows].flatMap(([arrow, file]) => {
    const [from, to] = arrow.split(' ');
    const back = arrows.get(`${to} ${from}`);
    return back && from < to ? [`${from} and ${to} import each other: ${file}, ${back}`] : [];
  });
}

/** What may be imported where: paths below the source folder, and packages. */
const RULES = {
  client: { path: forbidden, package: forbiddenPackage },
  instance: { path: forbiddenInInstance, package: () => null },
};

/** Checks a source folder of the client or the instance; throws nothing, returns what it saw and what is wrong. */
export function checkBoundaries(source, side = 'client') {
  const rules = RULES[side];
  const problems = [];
  const graph = new Map();
  let count = 0;
  for (const file of modules(source)) {
    count += 1;
    const from = place(source, file);
    const name = from.join('/');
    const next = [];
    for (const specifier of importsOf(file)) {
      const target = resolveImport(source, file, specifier);
      if (target) {
        next.push(target);
        const why = rules.path(from, place(source, target));
        if (why) problems.push(`${name} imports ${specifier}: ${why}`);
      } else if (!/^[.@]\//.test(specifier) && !specifier.startsWith('..')) {
        const why = rules.package(from, specifier);
        if (why) problems.push(`${name} imports ${specifier}: ${why}`);
      }
    }
    graph.set(file, next);
  }
  for (const cycle of findCycles(graph)) {
    problems.push(`import cycle: ${cycle.map((file) => place(source, file).join('/')).join(' -> ')}`);
  }
  problems.push(...pairsOfRooms(source, graph));
  if (count === 0) problems.push(`no modules found in ${source}: the check would check nothing`);
  return { count, problems };
}

/** The client and the instance meet only on the wire. */
function checkSides(root) {
  const problems = [];
  for (const [side, other] of [
    ['client', 'instance'],
    ['instance', 'client'],
  ]) {
    for (const file of modules(join(root, side, 'src'))) {
      for (const specifier of importsOf(file)) {
        const target = specifier.startsWith('.') ? resolve(dirname(file), specifier) : specifier;
        if (target === `@skein/${other}` || target.startsWith(join(root, other) + sep)) {
          problems.push(`${relative(root, file)} imports ${specifier}: ${side} never imports ${other}`);
        }
      }
    }
  }
  return problems;
}

/** Client and instance, each by its table, and the two together. */
export function checkAll(root) {
  const client = checkBoundaries(join(root, 'client', 'src'));
  const instance = checkBoundaries(join(root, 'instance', 'src'), 'instance');
  const problems = [...client.problems, ...instance.problems, ...checkSides(root)];
  return { count: client.count + instance.count, problems };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { count, problems } = checkAll(ROOT);
  if (problems.length > 0) fail(`boundaries broken\n  ${problems.join('\n  ')}`);
  process.stdout.write(`${count} modules, boundaries hold\n`);
}
