import type { Cut } from './edit.ts';

// Browsers of today (the build's target); no HTML sink, which the page's policy would refuse anyway; no
// custom elements, nothing that is edited in place; of SVG's attributes those that Skein draws with.

/** How urgent React takes an event for: what somebody does at once, what goes on, everything else. */
const AT_ONCE =
  'cancel|click|close|contextmenu|copy|cut|auxclick|dblclick|dragend|dragstart|drop|focusin|focusout|input|invalid|keydown|keypress|keyup|mousedown|mouseup|paste|pause|play|pointercancel|pointerdown|pointerup|ratechange|reset|resize|seeked|submit|touchcancel|touchend|touchstart|volumechange|change|selectionchange|textInput|compositionstart|compositionend|compositionupdate|beforeblur|afterblur|beforeinput|blur|fullscreenchange|focus|hashchange|popstate|select|selectstart';
const GOES_ON =
  'drag|dragenter|dragexit|dragleave|dragover|mousemove|mouseout|mouseover|pointermove|pointerout|pointerover|scroll|toggle|touchmove|wheel|mouseenter|mouseleave|pointerenter|pointerleave';

/**
 * The events that parts of Skein hear through React: it listens for each of these twice on the page's root, and for all
 * of the browser's where nobody says so (nine calls for every key that is pressed, six for every move of the pointer).
 */
const HEARD =
  'cancel click close dragLeave dragOver dragStart drop ended error keyDown load loadedMetadata mouseDown paste pause play pointerCancel pointerDown pointerMove pointerUp scroll submit toggle';
const HEARD_OF_MEDIA = 'ended error loadedmetadata pause play';

export const browserFunctions = {
  // The number and its arguments, without the sentence around them.
  p: 'function p(){return"React error "+[].join.call(arguments)}',
  jd: `function jd(a){return "message"===a?{1:1,2:4,5:536870912}[ec()]||16:/^(${AT_ONCE})$/.test(a)?1:/^(${GOES_ON})$/.test(a)?4:16}`,
  ub: 'function ub(){}',
  nf: 'function nf(a,b,c){a.currentTarget=c;try{b(a)}catch(d){Qb||(Qb=!0,Rb=d)}a.currentTarget=null}',
  Ne: 'function Ne(a){var b=a&&a.nodeName&&a.nodeName.toLowerCase();return b&&("input"===b&&/^(text|search|tel|url|password)$/.test(a.type)||"textarea"===b)}',
  Me: 'function Me(){return Xa(document)}',
  Le: 'function Le(a,b){return a.contains(b)}',
  Xa: 'function Xa(a){return a.activeElement||a.body}',
  Ka: 'function Ka(a){return null===a||"object"!==typeof a?null:a[Symbol.iterator]}',
  zd: 'function zd(){return function(a){return this.nativeEvent.getModifierState(a)}}',
  xb: 'function xb(a){a=a.target||window;return 3===a.nodeType?a.parentNode:a}',
  oa: 'function oa(){return!0}',
};

export const browserCuts: readonly Cut[] = [
  // Asked of the browser once: the answer is known.
  [/var ia=!\(.*?\),ja=/s, 'var ja='],
  [/ka=\/\^\[:A-Z_a-z.*?\$\/,la=\s*\{\},ma=\{\};/s, 'ka;'],
  [/var Lb=!1;if\(ia\)try\{.*?catch\(a\)\{Lb=!1\}/s, ''],
  ['!Lb||"touchstart"!==b', '"touchstart"!==b'],
  [
    /oc=Math\.clz32\?Math\.clz32:nc,pc=Math\.log,qc=Math\.LN2;function nc\(a\)\{.*?\}(?=var rc)/s,
    'oc=Math.clz32;',
  ],
  [/function Ge\(a,b\)\{.*?\}var He=.*?:Ge;/s, 'var He=Object.is;'],
  [/var Ff="function".*?(?=function Kf)/s, 'var Ff=setTimeout,Gf=clearTimeout,Jf=queueMicrotask;'],
  ['"function"===typeof WeakMap?WeakMap:Map', 'WeakMap'],
  ['"function"===typeof WeakSet?WeakSet:Set', 'WeakSet'],
  ['"function"===typeof reportError?reportError:function(a){console.error(a)}', 'a=>reportError(a)'],
  [/var we=!1;if\(ia\)\{.*?(?=function De)/s, ''],
  ['if(we)na=Fe;else{na=De;var xa=Ce}else', 'na=Fe;else'],
  ['xa&&xa(a,h,d);"focusout"===a&&(xa=', 'var xa;"focusout"===a&&(xa='],
  ['var Pe=ia&&"documentMode"in document&&11>=document.documentMode,Qe', 'var Qe'],
  ['case "selectionchange":if(Pe)break;', 'case "selectionchange":'],
  [
    /function Ve\(a,b\)\{.*?var \$e=Ze\("animationend"\),af=Ze\("animationiteration"\),bf=Ze\("animationstart"\),cf=Ze\("transitionend"\),df/s,
    'var $e="animationend",af="animationiteration",bf="animationstart",cf="transitionend",df',
  ],
  // Events: what the browser gives is right.
  [/,Md=\{Esc:.*?function Pd\(a\)\{.*?\}(?=function zd)/s, ';'],
  [
    /var Qd=A\(\{\},ud,\{key:function.*?\}\),Rd=rd\(Qd\)/s,
    'var Qd=A({},ud,{key:0,code:0,location:0,ctrlKey:0,shiftKey:0,altKey:0,metaKey:0,repeat:0,getModifierState:zd,keyCode:0,which:0}),Rd=rd(Qd)',
  ],
  [
    /relatedTarget:function\(a\)\{.*?movementY:function\(a\)\{.*?\}\}\)/s,
    'relatedTarget:0,movementX:0,movementY:0})',
  ],
  ['wd,xd,yd,Ad=', 'Ad='],
  [
    '{clipboardData:function(a){return"clipboardData"in a?a.clipboardData:window.clipboardData}}',
    '{clipboardData:0}',
  ],
  [/\{deltaX:function\(a\)\{.*?deltaZ:0/s, '{deltaX:0,deltaY:0,deltaZ:0'],
  ['timeStamp:function(a){return a.timeStamp||Date.now()}', 'timeStamp:0'],
  ['(null!=f.defaultPrevented?f.defaultPrevented:!1===f.returnValue)?pd:qd', 'f.defaultPrevented?pd:qd'],
  [
    'a&&(a.preventDefault?a.preventDefault():"unknown"!==typeof a.returnValue&&\n(a.returnValue=!1),this.isDefaultPrevented=pd)',
    'a.preventDefault();this.isDefaultPrevented=pd',
  ],
  [
    'a&&(a.stopPropagation?a.stopPropagation():"unknown"!==typeof a.cancelBubble&&(a.cancelBubble=!0),this.isPropagationStopped=pd)',
    'a.stopPropagation();this.isPropagationStopped=pd',
  ],
  // The events of composition as they are; "before input" and "select" are not used.
  [/var \$d=\[9,13,27,32\],.*?(?=var le=)|\$d=\[9,13,27,32\],.*?(?=var le=)/s, ''],
  [',Zd=rd(Yd),', ',Zd=rd(Yd);'],
  [
    /var \$a;if\(ae\)b:\{(switch.*?ba=void 0\})else.*?(?=\}se\(g,b\)\}\))/s,
    'b:{$1;ba&&(xa=oe(d,ba),0<xa.length&&(ba=new Ld(ba,a,null,c,e),g.push({event:ba,listeners:xa})))',
  ],
  [/fa\("onBeforeInput",\[.*?\]\);/s, ''],
  [
    /fa\("onCompositionEnd",.*?\);fa\("onCompositionStart",.*?\);\n?fa\("onCompositionUpdate",.*?\);/s,
    'fa("onCompositionStart",["compositionstart"]);',
  ],
  [/"abort auxClick .*? wheel"/s, `"${HEARD}"`],
  [/"abort canplay .*? waiting"/s, `"${HEARD_OF_MEDIA}"`],
  [
    'ff($e,"onAnimationEnd");ff(af,"onAnimationIteration");ff(bf,"onAnimationStart");ff("dblclick","onDoubleClick");',
    '',
  ],
  [
    'ff(cf,"onTransitionEnd");ha("onMouseEnter",["mouseout","mouseover"]);ha("onMouseLeave",["mouseout","mouseover"]);',
    '',
  ],
  [
    '"change click focusin focusout input keydown keyup selectionchange"',
    '"change click focusin focusout input"',
  ],
  ['null===b||b[rf]||(b[rf]=!0,qf("selectionchange",!1,b))', ''],
  [/xa=d\?ue\(d\):window;switch\(a\)\{case "focusin":if\(me\(xa\).*?Ue\(g,c,e\)\}/s, ''],
  [/fa\("onSelect",.*?\);/s, ''],
  // HTML from text.
  [/var mb,nb=function\(a\)\{.*?\}\);(?=\nfunction ob)/s, ''],
  ['"dangerouslySetInnerHTML"===f?(k=k?k.__html:void 0,null!=k&&nb(a,k)):', ''],
  ['"dangerouslySetInnerHTML"===m?nb(e,q):', ''],
  [
    '"dangerouslySetInnerHTML"===l?(k=k?k.__html:void 0,h=h?h.__html:void 0,null!=k&&h!==k&&(f=f||[]).push(l,k)):',
    '',
  ],
  [
    '"script"===c?(a=g.createElement("div"),a.innerHTML="<script>\\x3c/script>",a=a.removeChild(a.firstChild)):\n"string"===typeof d.is?a=g.createElement(c,{is:d.is}):',
    '',
  ],
  [
    '||"object"===typeof b.dangerouslySetInnerHTML&&null!==b.dangerouslySetInnerHTML&&null!=b.dangerouslySetInnerHTML.__html',
    '',
  ],
  ['if(null!=b.dangerouslySetInnerHTML)throw Error(p(91));', ''],
  ['"dangerouslySetInnerHTML"!==l&&', ''],
  // Custom elements.
  ['g=vb(c,d);switch', 'g=!1;switch'],
  ['vb(h,g);var l=vb(h,f);', 'var l=!1;'],
  // The selection in what is edited in place.
  [
    /else a:\{c=\(c=a\.ownerDocument\)&&.*?\}else c=null\}c=c\|\|\{start:0,end:0\}\}else c=null;/s,
    '}else c=null;',
  ],
  [/else if\(a=\(b=c\.ownerDocument\|\|document\)&&b\.defaultView.*?\}(?=b=\[\];for\(a=c)/s, ''],
  // Names of attributes.
  [
    /"accent-height .*? x-height"\.split/s,
    '"stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-width fill-opacity fill-rule clip-path clip-rule stop-color stop-opacity text-anchor dominant-baseline".split',
  ],
  [/"xlink:actuate .*?"http:\/\/www\.w3\.org\/XML\/1998\/namespace",!1,!1\)\}\);/s, ''],
  [/z\.xlinkHref=.*?;/s, ''],
  [
    '["autoReverse","externalResourcesRequired","focusable","preserveAlpha"].forEach(function(a){z[a]=new v(a,2,!1,a,null,!1,!1)});',
    '',
  ],
  [',d?a.setAttributeNS(d,b,c):a.setAttribute(b,c)', ',a.setAttribute(b,c)'],
  ['boxFlex:!0,boxFlexGroup:!0,boxOrdinalGroup:!0,', ''],
  ['flexPositive:!0,', ''],
  ['flexNegative:!0,flexOrder:!0,', ''],
  [/,qb=\["Webkit","ms","Moz","O"\];Object\.keys\(pb\)\.forEach\(.*?\}\)\}\);/s, ';'],
  // Hooks of React's dispatcher that are not used.
  [/useDebugValue:\w+,/g, ''],
  [/useMutableSource:(function\(\)\{\}|\w+),/g, ''],
  [/,unstable_isNewReconciler:!1/g, ''],
  [/readContext:eh,/g, ''],
  [/useTransition:function\(\)\{var a=[^}]*\},/g, ''],
  ['useTransition:P,', ''],
];
