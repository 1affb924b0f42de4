/** Tags and colons of one part: some 500 elements or emoji, which a browser draws within a frame. */
const MARKS = 1000;
/** Characters of one part. */
const LENGTH = 50_000;
const MARK = /[<:]/g;

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
const REOPENED = /<(\/?)(b|big|code|em|font|i|s|small|strike|strong|tt|u)(?=[\s/>])/gi;
/** More of them open at once than a text can mean; 500 times 500 would be a quarter of a million elements. */
const OPEN = 24;

/** True where the parser itself would take long; then only the words are worth showing. */
export function isTangled(html: string): boolean {
  const open = new Map<string, number>();
  let total = 0;
  for (const [, slash, tag = ''] of html.matchAll(REOPENED)) {
    const name = tag.toLowerCase();
    const count = open.get(name) ?? 0;
    const step = slash === '' ? 1 : count > 0 ? -1 : 0;
    open.set(name, count + step);
    total += step;
    if (total > OPEN) return true;
  }
  return false;
}
