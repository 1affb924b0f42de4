import { applyCuts, asModule, replaceFunctions, type Cut } from './edit.ts';
import { browserCuts, browserFunctions } from './react-dom-browser.ts';
import { hydrationCuts, hydrationFunctions, neverHydrating } from './react-dom-hydration.ts';
import { modeCuts, modeFunctions } from './react-dom-modes.ts';

const EXPORTS_DROPPED =
  /exports\.(findDOMNode|hydrate|hydrateRoot|render|unmountComponentAtNode|unstable_batchedUpdates|unstable_renderSubtreeIntoContainer|version|__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED)=.*?;(?=\n?exports\.|\s*$)/gs;

const domCuts: readonly Cut[] = [
  ...hydrationCuts,
  ...modeCuts,
  ...browserCuts,
  [EXPORTS_DROPPED, ''],
  [
    'var aa=require("react"),ca=require("scheduler");',
    'import*as aa from"react";import*as ca from"scheduler";',
  ],
];

function reactDom(file: string, code: string): string {
  const bodies = { ...hydrationFunctions, ...modeFunctions, ...browserFunctions };
  return applyCuts(file, applyCuts(file, replaceFunctions(file, code, bodies), domCuts), neverHydrating);
}

const reactCuts: readonly Cut[] = [
  [/function F\(\)\{\}F\.prototype=.*?H\.isPureReactComponent=!0;/s, ''],
  ['exports.PureComponent=G;', ''],
  // Of a class only `setState` is called, after react-dom has given it its updater.
  [/B=\{isMounted.*?\},C=/s, 'C='],
  ['this.updater=e||B', 'this.updater=e'],
  [/if\("object"!==typeof a&&"function"!==typeof a.*?variables\."\);/s, ''],
  [/E\.prototype\.forceUpdate=.*?"forceUpdate"\)\};/s, ''],
];

const jsxCuts: readonly Cut[] = [['var f=require("react")', 'import*as f from"react";var none']];

const schedulerCuts: readonly Cut[] = [
  [/if\("object"===typeof performance.*?\}var r=/s, 'export const unstable_now=()=>performance.now();var r='],
  [
    'D="function"===typeof setTimeout?setTimeout:null,E="function"===typeof clearTimeout?clearTimeout:null,F="undefined"!==typeof setImmediate?setImmediate:null;',
    'D=setTimeout,E=clearTimeout;',
  ],
  [/"undefined"!==typeof navigator&&.*?;/s, ''],
  [
    /if\("function"===typeof F\)S=.*?else if\("undefined"!==typeof MessageChannel\)\{(.*?)\}else S=function\(\)\{D\(R,0\)\};/s,
    '$1;',
  ],
  [/exports\.unstable_now\(\)/g, 'performance.now()'],
];

/** The files that `leanText` knows, below node_modules. */
export const leanFiles = [
  'react/cjs/react.production.min.js',
  'react/cjs/react-jsx-runtime.production.min.js',
  'react-dom/cjs/react-dom.production.min.js',
  'scheduler/cjs/scheduler.production.min.js',
] as const;

/** The text of one file of React, made a module and trimmed. */
export function leanText(file: string, code: string): string {
  if (file.startsWith('react-dom/')) return asModule(reactDom(file, code));
  if (file.startsWith('scheduler/')) return asModule(applyCuts(file, code, schedulerCuts));
  return asModule(applyCuts(file, code, file.includes('jsx') ? jsxCuts : reactCuts));
}
