import type { Cut } from './edit.ts';

// One kind of root only, the concurrent one; no context of React before 16.3; one class component, the
// boundary for errors, without the lifecycle methods that React 18 deprecates; no SuspenseList.

export const modeFunctions = {
  Lg: 'function Lg(a,b,c){return c.ref}',
  kj: 'function kj(a){yh(a,a.stateNode.containerInfo)}',
  ij: 'function ij(){}',
  mc: 'function mc(){}',
  Ji: 'function Ji(a,b){return{value:a,source:b,stack:"",digest:null}}',
  // Lanes: the same as the long tables, by number.
  tc: 'function tc(a){var b=a&-a;return 64>b||67108864<b?b:4194304>b?a&4194240:a&130023424}',
  vc: 'function vc(a,b){return 8>a?b+250:4194304>a?b+5E3:-1}',
  Gi: 'function Gi(a,b,c){b=new b(c,Vf);a.memoizedState=null!==b.state&&void 0!==b.state?b.state:null;b.updater=Ei;a.stateNode=b;b._reactInternals=a;return b}',
} as const;

export const modeCuts: readonly Cut[] = [
  ['0===(d&1)&&null!==f?(f.childLanes=0,f.pendingProps=\ng):f=', 'f='],
  [/0===\(g&1\)&&b\.child!==e\?\(.*?\):\(d=Pg/s, '(d=Pg'],
  [/0===\(\w+\.mode&1\)/g, '!1'],
  [/0!==\(\w+\.mode&1\)/g, '!0'],
  [/\b\w+\.mode&1\b/g, '1'],
  ['0===a.tag?ig(Ek.bind(null,a)):hg(', 'hg('],
  ['0!==a.tag&&2===c', '2===c'],
  ['null!==wk&&0===wk.tag&&0===(K&6)&&Hk();', ''],
  ['0!==(xk&1)&&0!==a.tag&&Hk()', '0!==(xk&1)&&Hk()'],
  ['0===K&&(Gj=B()+500,fg&&jg())}}', '0===K&&(Gj=B()+500)}}'],
  ['eg=null;fg=!1}', 'eg=null}'],
  // Context of old.
  [/\bZf\((?!a\)\{)[\w.]+\)/g, '!1'],
  [/\bWf\.current\b/g, '!1'],
  ['zh();E(Wf);E(H);Eh();d.pendingContext&&(d.context=d.pendingContext,d.pendingContext=null);', 'zh();'],
  ['zh(),E(Wf),E(H),Eh(),', 'zh(),'],
  ['zh();E(Wf);E(H);Eh();break;', 'zh();break;'],
  ['d=d.type.childContextTypes;null!==d&&void 0!==d&&$f();break;', 'break;'],
  [/\bXf:H\.current\b/g, 'Vf:Vf'],
  [/\bYf\(b,[\w.]+\)/g, 'Vf'],
  ['Yf(a,f)', 'Vf'],
  ['c=dl(c);null===b.context?b.context=c:b.pendingContext=c;', ''],
  ['e.context=eh(f):(f=!1?Vf:Vf,e.context=Vf);', 'e.context=Vf:e.context=Vf;'],
  ['return e&&dg(b,c,!1),Zi(a,b,f)', 'return Zi(a,b,f)'],
  ['e&&dg(b,c,!0);return b.child', 'return b.child'],
  // A component of which one cannot tell whether it is a class.
  [
    /"object"===typeof e&&null!==e&&"function"===typeof e\.render&&void 0===e\.\$\$typeof\?\(.*?\):\(b\.tag=0/s,
    '(b.tag=0',
  ],
  [/case 17:return d=b\.type.*?(?=case 19)/s, ''],
  // Class components.
  [
    /"function"===typeof b\.getDerivedStateFromProps\|\|"function"===typeof e\.getSnapshotBeforeUpdate\|\|.*?e\.state=a\.memoizedState\);"function"/s,
    '"function"',
  ],
  [
    /\(q\|\|"function"!==typeof g\.UNSAFE_componentWillMount.*?"function"===typeof g\.componentDidMount/s,
    '("function"===typeof g.componentDidMount',
  ],
  [
    /\(m\|\|"function"!==typeof g\.UNSAFE_componentWillUpdate.*?"function"===typeof g\.componentDidUpdate/s,
    '("function"===typeof g.componentDidUpdate',
  ],
  [/,q="function"===typeof m\|\|.*?Hi\(b,g,d,l\);/s, ',q;'],
  [/\(m="function"===typeof y\|\|.*?Hi\(b,g,d,k\);/s, ''],
  [',"function"===typeof g.getSnapshotBeforeUpdate&&(b.flags|=1024)):', '):'],
  [
    /,"function"!==typeof g\.getSnapshotBeforeUpdate\|\|h===a\.memoizedProps&&r===\s?a\.memoizedState\|\|\(b\.flags\|=1024\)/g,
    '',
  ],
  [/if\(null!==n\)\{var t=n\.memoizedProps,J=.*?\}break;(?=case 3:var u)/s, 'break;'],
  ['b.prototype&&b.prototype.isPureReactComponent?!Ie(c,d)||!Ie(e,f):!0', '!0'],
  [/isMounted:function\(a\)\{.*?\},(?=enqueueSetState)/s, ''],
  // Only react-dom itself, for old components, asked this way.
  [/if\(1===f\.tag\)\{k=mh\(-1,c&-c\).*?l\.pending=k\}\}/s, ''],
  // SuspenseList, profiler, what React's own laboratory leaves.
  ['case Fa:return a=Bg(19,c,b,e),a.elementType=Fa,a.lanes=f,a;', ''],
  ['case 19:return xj(a,b,c);', ''],
  [/case 19:d=0!==\(c&\nb\.childLanes\);.*?else return null;(?=case 22)/s, ''],
  [/case 19:E\(L\);f=b\.memoizedState;.*?S\(b\);return null;(?=case 22)/s, ''],
  ['case 19:return E(L),null;', ''],
  ['case 19:E(L);break;', ''],
  ['case 19:ck(b,a);ek(a);d&4&&ak(a);break;', ''],
  ['case 19:d=a.stateNode;break;', ''],
  // The tools of developers are for the build of development.
  [/if\(lc&&"function"===typeof lc\.onCommitFiberUnmount\)try\{.*?\}catch\(h\)\{\}/s, ''],
  [/if\(lc&&"function"===typeof lc\.onPostCommitFiberRoot\)try\{.*?\}catch\(na\)\{\}/s, ''],
  [/var sl=\{usingClientEntryPoint.*?catch\(a\)\{\}\}/s, ''],
];
