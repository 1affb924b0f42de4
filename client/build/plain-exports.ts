import type { Plugin } from 'vite';

const EXPORTS = /export\{([\w$ ,]*)\};/;
const escaped = (name: string): string => name.replaceAll(/[.$]/g, String.raw`\$&`);

/**
 * Files in which what `exporter` exports goes by the names it has inside of that file, in their order: as
 * `export{a,b}` instead of `export{b as x,a as y}` the list weighs a third. Files are code by name, in one folder.
 * Throws where an import names what is not exported.
 */
export function plainExports(
  files: ReadonlyMap<string, string>,
  exporter: string,
): ReadonlyMap<string, string> {
  const inside = new Map<string, string>();
  const list = EXPORTS.exec(files.get(exporter) ?? '')?.[1] ?? '';
  for (const item of list.split(',')) {
    const [own = '', given = own] = item.split(' as ');
    inside.set(given, own);
  }
  const plain = [...new Set(inside.values())].sort();
  const imports = new RegExp(String.raw`\b(import|export)\{([^{}]*)\}from"\./${escaped(exporter)}"`, 'g');
  const renamed = (item: string): string => {
    const [given = '', here = given] = item.split(' as ');
    const own = inside.get(given);
    if (own === undefined) throw new Error(`${exporter} exports no ${given}`);
    return own === here ? own : `${own} as ${here}`;
  };
  const rewritten = (name: string, code: string): string =>
    name === exporter
      ? code.replace(EXPORTS, () => `export{${plain.join(',')}};`)
      : code.replaceAll(
          imports,
          (_, word: string, items: string) =>
            `${word}{${items.split(',').map(renamed).join(',')}}from"./${exporter}"`,
        );
  return new Map([...files].map(([name, code]) => [name, rewritten(name, code)]));
}

/** `plainExports` for the file of the first load that all others take from. */
export function plainExportsOfIndex(): Plugin {
  return {
    name: 'skein-plain-exports',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const index = chunks.find(({ name, exports }) => name === 'index' && exports.length > 0);
      if (!index) throw new Error('no file of the first load exports anything');
      const bare = (fileName: string): string => fileName.replace('assets/', '');
      const files = new Map(chunks.map(({ fileName, code }) => [bare(fileName), code]));
      const changed = plainExports(files, bare(index.fileName));
      for (const chunk of chunks) chunk.code = changed.get(bare(chunk.fileName)) ?? chunk.code;
    },
  };
}
