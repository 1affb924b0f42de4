const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;
const CHARACTERS = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
  ['nbsp', '\u00a0'],
]);

/** Text made safe to stand between tags and inside double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => {
    if (character === '&') return ENTITIES['&'];
    if (character === '<') return ENTITIES['<'];
    return character === '>' ? ENTITIES['>'] : ENTITIES['"'];
  });
}

/** The text of sanitised HTML: tags removed without a space, as `pleroma.content["text/plain"]` has it. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => CHARACTERS.get(name) ?? whole);
}
