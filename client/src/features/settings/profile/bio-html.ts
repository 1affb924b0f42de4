const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** About what a server makes of a text: its addresses are links, its line breaks stay. */
export const bioHtml = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escaped(part)}">${escaped(part.replace(/^https?:\/\//, ''))}</a>`
        : escaped(part).replaceAll(/\r?\n/g, '<br>'),
    )
    .join('');
