import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { leanText } from './texts.ts';

const MARK = '\0lean:';
const FILES: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.min.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.min.js',
  'react-dom': 'react-dom/cjs/react-dom.production.min.js',
  'react-dom/client': 'react-dom/cjs/react-dom.production.min.js',
  scheduler: 'scheduler/cjs/scheduler.production.min.js',
};
/** Events that the build's React does not listen for (`HEARD` in react-dom-browser.ts). */
const UNHEARD =
  'Abort AnimationEnd AnimationIteration AnimationStart AuxClick CanPlay CanPlayThrough CompositionEnd CompositionUpdate ContextMenu Copy Cut DoubleClick Drag DragEnd DragEnter DragExit DurationChange Emptied Encrypted GotPointerCapture Input Invalid KeyPress KeyUp LoadedData LoadStart LostPointerCapture MouseEnter MouseLeave MouseMove MouseOut MouseOver MouseUp Playing PointerOut PointerOver Progress RateChange Reset Resize Seeked Seeking Stalled Suspend TimeUpdate TouchCancel TouchEnd TouchMove TouchStart TransitionEnd VolumeChange Waiting Wheel'.replaceAll(
    ' ',
    '|',
  );
/** What the cuts took away, where a type would not tell: nobody shall wonder why it does nothing. */
const GONE =
  /\b(dangerouslySetInnerHTML|onBeforeInput|contentEditable|xlinkHref)\b|<(?:input|textarea)\b(?:(?!\/>|<)[^])*?\bonSelect=/;
const GONE_EVENT = new RegExp(String.raw`\bon(?:${UNHEARD})(?:Capture)?\b`);
const require = createRequire(import.meta.url);

/** The build's React: modules instead of CommonJS, without what Skein never uses. See decision 0008. */
export function leanReact(): Plugin {
  return {
    name: 'skein-lean-react',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const gone = /\/src\/.*\.tsx$/.test(id) ? (GONE.exec(code) ?? GONE_EVENT.exec(code))?.[0] : undefined;
      if (gone !== undefined) this.error(`${id}: the build's React has no ${gone} (client/build/lean-react)`);
    },
    resolveId: (id) => (FILES[id] === undefined ? null : MARK + FILES[id]),
    load(id) {
      if (!id.startsWith(MARK)) return null;
      const file = id.slice(MARK.length);
      const root = require.resolve(`${file.split('/')[0] ?? ''}/package.json`).replace(/package\.json$/, '');
      return {
        code: leanText(file, readFileSync(root + file.slice(file.indexOf('/') + 1), 'utf8')),
        map: null,
      };
    },
  };
}
