import type { Cut } from './edit.ts';

// Skein never takes over a page that a server drew: nothing is ever "dehydrated".

export const hydrationFunctions = {
  Eg: 'function Eg(){}',
  Gg: 'function Gg(){}',
  Ig: 'function Ig(){}',
  rj: 'function rj(){}',
  Eh: 'function Eh(){}',
  wg: 'function wg(){}',
  Wc: 'function Wc(a){var b=a[Of];if(b)return b;for(var c=a.parentNode;c;){if(b=c[uf]||c[Of])return b;c=c.parentNode}return null}',
  fd: 'function fd(a,b,c,d){dd&&(Yc(d),hd(a,b,d,id,c))}',
  Yc: 'function Yc(d){id=null;var a=Wc(xb(d));null===a||Vb(a)===a&&13!==a.tag&&3!==a.tag||(a=null);id=a}',
} as const;

export const hydrationCuts: readonly Cut[] = [
  // The root.
  [
    /if\(f\.isDehydrated\)if\(.*?else\{Ig\(\);if\(d===e\)\{b=Zi\(a,b,c\);break a\}Xi\(a,b,d,c\)\}/s,
    'if(d===e){b=Zi(a,b,c);break a}Xi(a,b,d,c);',
  ],
  [
    'Gg(b)?b.flags|=4:null===a||a.memoizedState.isDehydrated&&0===(b.flags&256)||(b.flags|=1024,null!==zg&&(Fj(zg),zg=null));',
    'null===a||(b.flags|=1024);',
  ],
  ['if(d&4&&null!==c&&c.memoizedState.isDehydrated)try{bd(b.containerInfo)}catch(t){W(a,a.return,t)}', ''],
  ['a.current.memoizedState.isDehydrated&&(Kk(a,b).flags|=256);', ''],
  // Suspense.
  [/if\(null===a\)\{Eg\(b\);a=b\.memoizedState;if\(.*?null;g=d\.children;/s, 'if(null===a){g=d.children;'],
  ['if(null!==e&&(h=e.dehydrated,null!==h))return rj(a,b,g,d,h,e,c);', ''],
  ['if(null!==d.dehydrated)return G(L,L.current&1),b.flags|=128,null;', ''],
  [
    /if\(null===a\|\|null!==a\.memoizedState&&null!==a\.memoizedState\.dehydrated\)\{.*?if\(!f\)return b\.flags&65536\?b:null\}/s,
    '',
  ],
  [
    'a=b.memoizedState;if(null!==a&&null!==a.dehydrated){if(null===b.alternate)throw Error(p(340));Ig()}a=b.flags',
    'a=b.flags',
  ],
  [/case 13:if\(null===b\.memoizedState\)\{var l=.*?bd\(q\)\}\}\}break;/s, 'case 13:break;'],
  ['null!==b?null!==b.dehydrated?!0:!1:!0', 'null===b'],
  [
    'else if(18===f.tag){g=f.return;if(null===g)throw Error(p(341));g.lanes|=c;h=g.alternate;null!==h&&(h.lanes|=c);bh(g,c,b);g=f.sibling}',
    '',
  ],
  [/case 18:null!==X&&.*?break;(?=case 4)/s, ''],
  // Events that wait for a part to be hydrated.
  [/Ec=function\(a\)\{.*?;(?=\nyb=function)/s, ''],
  [/ml\.prototype\.render=ll/, 'll'],
  [/ml\.prototype\.unmount=ll/, 'll'],
  [/function ml\(a\)\{.*?(?=function nl\()/s, ''],
  // Elements and texts.
  ['if(Gg(b)){d=b.stateNode;c=b.type;', 'if(!1){d=b.stateNode;c=b.type;'],
  ['if(Gg(b)){d=b.stateNode;c=b.memoizedProps;', 'if(!1){d=b.stateNode;c=b.memoizedProps;'],
  ['var xg=null,yg=null,I=!1,zg=null;', 'var xg,yg,zg;'],
];

/** After all other changes: the flag "is hydrating" is never set any more. */
export const neverHydrating: readonly Cut[] = [[/\bI\b/g, '!1']];
