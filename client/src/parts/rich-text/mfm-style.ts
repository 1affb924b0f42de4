import type { CSSProperties } from 'react';
import type { MfmEffect } from './rich-node';
import './mfm.css';

type Variables = CSSProperties & Record<`--mfm-${string}`, string>;

/** Seconds; quicker than this is a flicker and not an effect. */
const QUICKEST = 0.2;
/** Em, in each direction; the body clips what goes further. */
const FARTHEST = 20;
const LARGEST = 5;

const FONTS: Readonly<Record<string, string>> = {
  serif: 'serif',
  monospace: 'monospace',
  cursive: 'cursive',
  fantasy: 'fantasy',
  emoji: 'emoji',
  math: 'math',
};

/** A duration such as `2s`, `.5s` or `500ms`, as CSS writes it. */
function duration(text: string | undefined): string | null {
  const found = /^(\d{0,4}(?:\.\d{1,4})?)(m?s)$/.exec(text ?? '');
  const number = found && found[1] !== '' ? Number(found[1]) : Number.NaN;
  if (!Number.isFinite(number)) return null;
  const seconds = found?.[2] === 'ms' ? number / 1000 : number;
  return `${Math.max(seconds, QUICKEST)}s`;
}

function numberIn(text: string | undefined, limit: number): number | null {
  if (!/^-?\d{0,5}(?:\.\d{1,4})?$/.test(text ?? '') || !/\d/.test(text ?? '')) return null;
  return Math.min(Math.max(Number(text), -limit), limit);
}

const colour = (text: string | undefined): string | null =>
  /^(?:[\da-f]{3,4}|[\da-f]{6})$/i.test(text ?? '') ? `#${text}` : null;

const fontOf = ({ args }: MfmEffect): string | null => {
  const named = Object.keys(FONTS).find((name) => name in args);
  return named === undefined ? null : (FONTS[named] ?? null);
};

/** Of two axes the words `x` and `y` tell which one a turn or a size is about. */
function turnOf({ args }: MfmEffect): Variables {
  const axis =
    'x' in args ? 'perspective(128px) rotateX' : 'y' in args ? 'perspective(128px) rotateY' : 'rotate';
  const way = 'left' in args ? 'reverse' : 'alternate' in args ? 'alternate' : 'normal';
  return { '--mfm-from': `${axis}(0deg)`, '--mfm-to': `${axis}(360deg)`, '--mfm-way': way };
}

function mirrorOf({ args }: MfmEffect): Variables {
  const vertical = 'v' in args;
  const horizontal = 'h' in args || !vertical;
  return { '--mfm-move': `scale(${horizontal ? -1 : 1}, ${vertical ? -1 : 1})` };
}

function scaleOf({ args }: MfmEffect): Variables {
  const x = numberIn(args['x'], LARGEST) ?? 1;
  const y = numberIn(args['y'], LARGEST) ?? 1;
  return { '--mfm-move': `scale(${x}, ${y})` };
}

function positionOf({ args }: MfmEffect): Variables {
  const x = numberIn(args['x'], FARTHEST) ?? 0;
  const y = numberIn(args['y'], FARTHEST) ?? 0;
  return { '--mfm-move': `translate(${x}em, ${y}em)` };
}

function ownVariables(effect: MfmEffect): Variables {
  const { name, args } = effect;
  switch (name) {
    case 'spin':
      return turnOf(effect);
    case 'flip':
      return mirrorOf(effect);
    case 'scale':
      return scaleOf(effect);
    case 'position':
      return positionOf(effect);
    case 'rotate':
      return { '--mfm-move': `rotate(${numberIn(args['deg'], 3600) ?? 90}deg)` };
    case 'fg':
    case 'bg':
      return { '--mfm-colour': colour(args['color']) ?? '#f00' };
    case 'font':
      return { '--mfm-font': fontOf(effect) ?? 'inherit' };
    default:
      return {};
  }
}

/** Arguments of one effect (behaviour.md §2), each checked for its own kind and kept within reason. */
export function mfmStyle(effect: MfmEffect): CSSProperties {
  const speed = duration(effect.args['speed']);
  const variables: Variables = ownVariables(effect);
  if (speed !== null) variables['--mfm-speed'] = speed;
  return variables;
}
