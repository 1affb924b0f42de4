import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Themes in the short form: name, background, foreground, text, link, red, green, blue, orange. */
const short = {
  'tidepool-dusk': [
    'Tidepool dusk',
    '#14212b',
    '#1f3240',
    '#dbe5ea',
    '#6fc9c9',
    '#ef7b7b',
    '#6cc28a',
    '#7aa9f0',
    '#e6b65c',
  ],
  foghorn: ['Foghorn', '#f2f0ea', '#e1ddd2', '#23262b', '#0b6170'],
} as const;

/** A light theme as the current editor of Akkoma-FE writes it. */
const sandbank = {
  _pleroma_theme_version: 2,
  name: 'Sandbank',
  source: {
    themeEngineVersion: 3,
    colors: {
      bg: '#fbf6ec',
      fg: '#eadfca',
      text: '#2b2a26',
      link: '#7a3d12',
      accent: '#7a3d12',
      panel: 'transparent',
      input: '--bg,-6.5',
      cRed: '#a8201a',
      cGreen: '#2d6a3e',
      cBlue: '#1f5f8b',
      cOrange: '#8f5a00',
    },
    opacity: { underlay: '0.6', panel: 0.9 },
    radii: { btn: '8', panel: 12, avatar: '20' },
    fonts: { interface: { family: 'Georgia, serif' } },
    shadows: {
      panel: [{ x: 0, y: 2, blur: '6', spread: 0, inset: false, color: '#2b2a26', alpha: '0.15' }],
    },
  },
  theme: { colors: { bg: '#fbf6ec', fg: '#eadfca', text: '#2b2a26', link: '#7a3d12' } },
};

/** An old file: no source, names of engine 2, a shadow that takes the opacity of its slot. */
const stormLamp = {
  _pleroma_theme_version: 2,
  name: 'Storm lamp',
  theme: {
    colors: {
      bg: '#101014',
      fg: '#24242c',
      text: '#e8e2d4',
      link: '#f2b84b',
      lightBg: '#1b1b22',
      btnText: '#f6efe0',
      cRed: '#ff8a80',
      cGreen: '#8fd694',
      cBlue: '#8ab4f8',
      cOrange: '#f2b84b',
    },
    opacity: { faint: '0.7' },
    radii: { btn: 0, input: 0, panel: 0, avatar: 0 },
    shadows: { button: [{ x: 0, y: 0, blur: 3, spread: 0, inset: false, color: '--faint', alpha: 1 }] },
  },
};

/** The oldest kind of file: `fg` is the colour of text, `btn` that of controls, radii stand flat. */
const lighthouse = {
  _pleroma_theme_version: 1,
  name: 'Lighthouse',
  theme: {
    colors: { bg: '#0d1b2a', fg: '#e0e6ee', btn: '#1b2d44', link: '#9ecbff' },
    btnRadius: '2',
    panelRadius: '6',
    avatarRadius: '24',
  },
};

const files = { sandbank, 'storm-lamp': stormLamp, lighthouse } as const;

/** As Pleroma-FE has them since its 2.7, which calls the controls `fg`. */
const palettes = {
  'reed-bed': {
    name: 'Reed bed',
    bg: '#f4f1e6',
    fg: '#ded7bd',
    text: '#2c2a20',
    link: '#3d5c1e',
    accent: '#3d5c1e',
    cRed: '#a8322a',
    cGreen: '#2f6b2f',
    cBlue: '#27598f',
    cOrange: '#8a5200',
  },
};

/** Writes the lists of themes and palettes of the instance and their files (static-files.md §3); one file is missing on purpose. */
export async function writeThemes(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'static', 'themes');
  await mkdir(folder, { recursive: true });
  for (const [name, theme] of Object.entries(files))
    await writeFile(join(folder, `${name}.json`), JSON.stringify(theme));
  const paths = [...Object.keys(files), 'lost-at-sea'].map((name) => [name, `/static/themes/${name}.json`]);
  const list = { ...short, ...Object.fromEntries(paths) };
  await writeFile(join(dataDir, 'static', 'styles.json'), JSON.stringify(list));
  await mkdir(join(dataDir, 'static', 'palettes'), { recursive: true });
  await writeFile(join(dataDir, 'static', 'palettes', 'index.json'), JSON.stringify(palettes));
}
