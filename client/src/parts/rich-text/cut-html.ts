import { endOfFirstPart } from './parts-of-html';

const named = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Begin a line of their own. */
const LINES = named('blockquote center dd details div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre table tr ul');
/** What their content stands in is open in the next part, too: they give it its shape. */
const SHAPES = named('blockquote code dd dl li ol pre table tbody td th thead tr ul');
const ITEMS = named('dd dt li td th tr');
const WHOLES = ['dl', 'ol', 'table', 'ul'];
/** Of those that stand in one another, so many. */
const DEEPEST = 8;

const TOKEN = /<(\/?)([a-z][a-z\d]*)[^>]*>|\n/gi;

interface Token {
  /** Null for a newline. */
  name: string | null;
  closes: boolean;
  at: number;
  end: number;
  tag: string;
}

const tokensOf = (html: string): Token[] =>
  [...html.matchAll(TOKEN)].map(({ 0: tag, 1: slash, 2: name, index }) => ({
    name: name?.toLowerCase() ?? null,
    closes: slash === '/',
    at: index,
    end: index + tag.length,
    tag,
  }));

/** Where the last line before the end begins: in code at a newline, in a table at a row, in a list at a point. */
function lastLine(html: string): number {
  const open = { pre: 0, table: 0, list: 0 };
  let last = 0;
  for (const { name, closes, at, end } of tokensOf(html)) {
    if (name === null) {
      if (open.pre > 0) last = end;
      continue;
    }
    const wanted = open.pre > 0 ? null : open.table > 0 ? 'tr' : open.list > 0 ? 'li' : name;
    if (!closes && name === wanted && LINES.has(name)) last = at;
    else if (wanted === 'br') last = end;
    const kind = name === 'ul' || name === 'ol' ? 'list' : name;
    if (kind === 'pre' || kind === 'table' || kind === 'list')
      open[kind] = Math.max(0, open[kind] + (closes ? -1 : 1));
  }
  return last;
}

interface Open {
  name: string;
  /** The number of the next point of an `ol`. */
  next: number;
}

const firstNumber = (tag: string): number => Number(/\sstart=["']?(\d{1,6})/i.exec(tag)?.[1] ?? 1);

/** A point or a row ends the one before it in the same list or table, also where nobody wrote so. */
function endBefore(open: Open[], name: string): void {
  if (!ITEMS.has(name)) return;
  const names = open.map((one) => one.name);
  const last = names.lastIndexOf(name);
  if (last > Math.max(...WHOLES.map((whole) => names.lastIndexOf(whole)))) open.splice(last);
}

/** What shapes the place between this HTML and what follows. */
function openBetween(html: string, following: string): readonly Open[] {
  const open: Open[] = [];
  for (const { name, closes, tag } of tokensOf(html)) {
    if (name === null || !SHAPES.has(name)) continue;
    const last = open.map((one) => one.name).lastIndexOf(name);
    if (closes) {
      if (last >= 0) open.splice(last);
      continue;
    }
    endBefore(open, name);
    const parent = open.at(-1);
    if (name === 'li' && parent) parent.next += 1;
    open.push({ name, next: firstNumber(tag) });
  }
  const next = /^<([a-z]+)/i.exec(following)?.[1];
  if (next !== undefined) endBefore(open, next.toLowerCase());
  return open.slice(0, DEEPEST);
}

/** Opens the same again. */
const opened = (open: readonly Open[]): string =>
  open
    .map(({ name, next }, at) => {
      // A parser drops the first newline of code.
      if (name === 'pre') return '<pre>\n';
      if (name !== 'ol') return `<${name}>`;
      return `<ol start="${open[at + 1]?.name === 'li' ? next - 1 : next}">`;
    })
    .join('');

/**
 * The first part of a huge text and the rest, which is empty for all that people write. It is cut where a line
 * begins, and what stood in code, a list or a table still does.
 */
export function cutHtml(html: string): readonly [first: string, rest: string] {
  const end = endOfFirstPart(html);
  if (end === html.length) return [html, ''];
  const line = lastLine(html.slice(0, end));
  // Where that would leave little, lines are longer than a part.
  const at = line > end / 2 ? line : end;
  const first = html.slice(0, at);
  const again = opened(openBetween(first, html.slice(at)));
  // Every part is shorter than the one before.
  return [first, (again.length < at ? again : '') + html.slice(at)];
}
