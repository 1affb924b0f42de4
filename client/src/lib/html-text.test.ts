import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToText } from './html-text';
import { cpuMs } from '../../test/cpu-ms';

describe('the words of HTML', () => {
  it.each([
    ['<p>Hello <b>you</b></p><p>and me</p>', 'Hello you\nand me'],
    ['one<br>two<br/>three<BR />four', 'one\ntwo\nthree\nfour'],
    ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
    ['<a href="x>y" title=\'>\'>link</a>', 'link'],
    ['a &lt;b&gt; &amp;amp; &quot;c&quot; &#39;d&#x27; &nbsp;e', 'a <b> &amp; "c" \'d\' \u00a0e'],
    ['&#0;&#xD800;&#x110000;', '\ufffd\ufffd\ufffd'],
    ['&unknown; & &;', '&unknown; & &;'],
    ['&constructor; &toString;', '&constructor; &toString;'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['<table><tr><th>a</th><td>6</td></tr><tr><td>b</td></tr></table>', 'a 6 \nb'],
    ['<script>alert(1)</script>after<style>x</style>!', 'after!'],
    ['<script>never closed', ''],
    ['<!-- note -->seen</p unclosed', 'seen'],
    ['<p>a</p><p></p><p></p><p></p><p>b</p>', 'a\n\nb'],
    ['', ''],
  ])('%j', (html, text) => expect(htmlToText(html)).toBe(text));

  it('never throws, and takes hostile lengths in a moment', () => {
    fc.assert(fc.property(fc.string(), (html) => typeof htmlToText(html) === 'string'));
    const took = cpuMs(() => {
      for (const piece of ['<', '<a ', '<a "', '&', '<script>', '<!', '<style></style'])
        htmlToText(piece.repeat(100_000 / piece.length));
    });
    expect(took).toBeLessThan(3000);
  });
});
