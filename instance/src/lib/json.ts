/** Stored JSON text; null when it is broken. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A stored list of texts. */
export function textList(text: string): string[] {
  const value = parseJson(text);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** A stored list of profile fields. */
export function fieldList(text: string): { name: string; value: string }[] {
  const value = parseJson(text);
  const items: unknown[] = Array.isArray(value) ? value : [];
  return items.filter(isRecord).map((item) => ({
    name: typeof item['name'] === 'string' ? item['name'] : '',
    value: typeof item['value'] === 'string' ? item['value'] : '',
  }));
}
