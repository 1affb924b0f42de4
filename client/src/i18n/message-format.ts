/**
 * The part of ICU MessageFormat that the catalogues use: `{name}` and
 * `{count, plural, =0 {…} one {# reply} other {# replies}}` (branches may hold `{name}` again).
 * A malformed message is shown as it stands: a translator's slip must not take the page down.
 */
export type Part =
  | { is: 'text'; text: string }
  | { is: 'argument'; name: string }
  | { is: 'number' } // the # of the enclosing plural
  | { is: 'plural'; name: string; branches: ReadonlyMap<string, readonly Part[]> };

class Malformed extends Error {}

interface Cursor {
  text: string;
  at: number;
}

function readBranches(cursor: Cursor): Map<string, readonly Part[]> {
  const branches = new Map<string, readonly Part[]>();
  for (;;) {
    const head = /^\s*(=\d+|[a-z]+)\s*\{/.exec(cursor.text.slice(cursor.at));
    if (!head) break;
    cursor.at += head[0].length;
    branches.set(head[1] ?? '', readParts(cursor, true));
    cursor.at += 1; // the closing brace
  }
  const end = /^\s*\}/.exec(cursor.text.slice(cursor.at));
  if (!end || !branches.has('other')) throw new Malformed();
  cursor.at += end[0].length;
  return branches;
}

function readArgument(cursor: Cursor): Part {
  const head = /^\{\s*(\w+)\s*(\}|,\s*plural\s*,)/.exec(cursor.text.slice(cursor.at));
  if (!head) throw new Malformed();
  cursor.at += head[0].length;
  const name = head[1] ?? '';
  return head[2] === '}' ? { is: 'argument', name } : { is: 'plural', name, branches: readBranches(cursor) };
}

function readParts(cursor: Cursor, insidePlural: boolean): Part[] {
  const parts: Part[] = [];
  while (cursor.at < cursor.text.length) {
    const char = cursor.text[cursor.at];
    if (char === '}') {
      if (insidePlural) return parts;
      throw new Malformed();
    }
    if (char === '{') parts.push(readArgument(cursor));
    else if (char === '#' && insidePlural) {
      parts.push({ is: 'number' });
      cursor.at += 1;
    } else {
      const rest = cursor.text.slice(cursor.at);
      const stop = rest.search(insidePlural ? /[{}#]/ : /[{}]/);
      const text = stop === -1 ? rest : rest.slice(0, stop);
      parts.push({ is: 'text', text });
      cursor.at += text.length;
    }
  }
  if (insidePlural) throw new Malformed();
  return parts;
}

/** Parses one message; never throws. */
export function parseMessage(message: string): readonly Part[] {
  try {
    return readParts({ text: message, at: 0 }, false);
  } catch {
    return [{ is: 'text', text: message }];
  }
}

export interface NumberRules {
  plural: (count: number) => string;
  number: (value: number) => string;
}

/** Puts arguments in; values that are not text or numbers (elements) come back as they are. */
export function fillMessage<T>(
  parts: readonly Part[],
  args: Readonly<Record<string, T | string | number>>,
  rules: NumberRules,
  count: number | null = null,
): (T | string)[] {
  return parts.flatMap((part): (T | string)[] => {
    switch (part.is) {
      case 'text':
        return [part.text];
      case 'number':
        return [count === null ? '#' : rules.number(count)];
      case 'argument': {
        const value = args[part.name];
        if (value === undefined) return [`{${part.name}}`];
        return [typeof value === 'number' ? rules.number(value) : value];
      }
      case 'plural': {
        const value = Number(args[part.name]);
        const branch =
          part.branches.get(`=${value}`) ??
          part.branches.get(rules.plural(value)) ??
          part.branches.get('other') ??
          [];
        return fillMessage(branch, args, rules, value);
      }
    }
  });
}
