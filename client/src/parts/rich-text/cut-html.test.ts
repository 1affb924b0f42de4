import { expect, test } from 'vitest';
import { HUGE } from '../../../test/rich-text/huge';
import { cutHtml } from './cut-html';

const times = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at + 1)).join('');

test('long code is cut between two lines and goes on as code', () => {
  const lines = times(110, (at) => `let a_${at} = { of: ${at}, is: "x" };\n`);
  const more = times(400, (at) => `  a${at}: [${at}],\n`);
  for (const code of [lines, lines + more, `\n${lines}\n\n${more}`]) {
    const html = `<p>So:</p><pre><code class="language-js">${code}</code></pre><p>Yes.</p>`;
    let [first, rest] = cutHtml(`${html}${times(300, () => '<p>and</p>')}`);
    let together = first;
    while (rest !== '') {
      if (rest.startsWith('<pre>')) expect(together.endsWith('\n')).toBe(true);
      expect(/^<(pre|p)>/.test(rest)).toBe(true);
      [first, rest] = cutHtml(rest);
      together += first.replace(/^<pre>\n<code>/, '');
    }
    expect(together.startsWith(html)).toBe(true);
  }
});

test('a list is cut between two points and goes on with the next number, a table between two rows', () => {
  const [, list] = cutHtml(`<ol start="3">${times(500, (at) => `<li>point <b>${at + 2}</b></li>`)}</ol>`);
  const number = /^<ol start="(\d+)"><li>point <b>(\d+)</.exec(list);
  expect(number?.[1]).toBe(number?.[2]);
  expect(Number(number?.[1])).toBeGreaterThan(50);
  const [, loose] = cutHtml(`<ol>${times(800, (at) => `<li>point <i>${at}</i>`)}</ol>`);
  const next = /^<ol start="(\d+)"><li>point <i>(\d+)</.exec(loose);
  expect(next?.[1]).toBe(next?.[2]);
  const [, table] = cutHtml(
    `<table><tbody>${times(300, () => '<tr><td>a</td><td>b</td></tr>')}</tbody></table>`,
  );
  expect(table).toMatch(/^<table><tbody><tr><td>a<\/td>/);
  const [, inner] = cutHtml(`<blockquote><ul>${times(500, () => '<li>a</li>')}</ul></blockquote>`);
  expect(inner).toMatch(/^<blockquote><ul><li>a/);
});

test('every part is shorter than the one before', () => {
  const odd = {
    'a huge tag in a point': `<ul><li>x<p ${'a=b '.repeat(5000)}>`,
    'open code': `<pre>${'<a>'.repeat(9000)}`,
  };
  for (const [name, html] of Object.entries({ ...HUGE, ...odd })) {
    let left = html;
    let parts = 0;
    for (; left !== '' && parts < 400; parts += 1) {
      const [first, rest] = cutHtml(left);
      expect.soft(first.length, name).toBeGreaterThan(0);
      expect.soft(rest.length, name).toBeLessThan(left.length);
      left = rest;
    }
    expect.soft(left, name).toBe('');
  }
});
