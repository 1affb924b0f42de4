/** Tags, attributes and colons of one part: some 300 elements or emoji, drawn within a frame. */
const MARKS = 700;
/** Characters of one part. */
const LENGTH = 50_000;
const MARK = /[<:=]/g;

/**
 * Where the first part of a huge text ends; its length for all that people write. The rest is shown when
 * asked for, so that no post can stop the page.
 */
export function endOfFirstPart(html: string): number {
  if (html.length <= MARKS) return html.length;
  MARK.lastIndex = 0;
  for (let marks = 0; marks < MARKS; marks += 1) if (!MARK.test(html)) return Math.min(html.length, LENGTH);
  const end = Math.min(MARK.lastIndex - 1, LENGTH);
  const tag = html.lastIndexOf('<', end);
  // Inside of a tag the whole tag goes to the rest.
  return tag > 0 && html.lastIndexOf('>', end - 1) < tag ? tag : end;
}

/** Elements that parsers open again in every following block until they are closed by name. */
const REOPENED = /<(\/?)(b|big|code|em|font|i|s|small|strike|strong|tt|u)(?:[\s/][^>]*)?>/gi;

/**
 * Leaves one of a kind open at a time, without attributes, none of which is kept anyway. A parser opens all
 * that differ again in every block: 5 KB of them keep it busy for half a minute.
 */
export function disarm(html: string): string {
  const open = new Map<string, number>();
  return html.replace(REOPENED, (_tag, slash: string, written: string) => {
    const name = written.toLowerCase();
    const before = open.get(name) ?? 0;
    const after = slash === '' ? before + 1 : Math.max(before - 1, 0);
    open.set(name, after);
    return before + after === 1 ? `<${slash}${name}>` : '';
  });
}
