export type Params = Readonly<Record<string, string>>;

/**
 * Makes a matcher from a pattern such as `/remote-users/@:user@:host`. A `:name` takes one or more
 * characters other than `/`; what follows it in the pattern ends it at its last occurrence.
 */
export function compilePattern(pattern: string): (path: string) => Params | null {
  const source = pattern
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/:(\w+)/g, (_, name: string) => `(?<${name}>[^/]+)`);
  const expression = new RegExp(`^${source}/?$`);
  return (path) => {
    const found = expression.exec(path);
    if (!found) return null;
    return Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([name, value]) => [name, decode(value)]),
    );
  };
}

/** A path is what somebody typed: broken escapes stay as they are. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
