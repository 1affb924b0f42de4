import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTENT_TYPES, contentType, emojiCodes, renderPost } from './html.ts';
import type { LinkContext } from './linkify.ts';
import { sanitise } from './sanitise.ts';

const people = new Map(
  ['alice', 'bob'].map((name) => [
    name,
    { id: `id-${name}`, acct: name, username: name, url: `https://akkoma.example/users/${name}` },
  ]),
);
const context: LinkContext = {
  baseUrl: 'https://akkoma.example',
  findAccount: (acct) => people.get(acct),
};
const html = (source: string, type = 'text/plain') => renderPost(source, contentType(type), context).html;

describe('plain text', () => {
  it('escapes markup and turns line ends into breaks', () => {
    expect(html('a\nb & <c>')).toBe('a<br/>b &amp; &lt;c&gt;');
  });

  it('links mentions of known people only, once each in the list', () => {
    const post = renderPost('@alice and @alice, not @nobody', 'text/plain', context);
    expect(post.mentions.map(({ id }) => id)).toEqual(['id-alice']);
    expect(post.html).toBe(
      '<span class="h-card"><a class="u-url mention" data-user="id-alice" href="https://akkoma.example/users/alice" rel="ugc">@<span>alice</span></a></span> and <span class="h-card"><a class="u-url mention" data-user="id-alice" href="https://akkoma.example/users/alice" rel="ugc">@<span>alice</span></a></span>, not @nobody',
    );
  });

  it('links hashtags of every script and leaves bare numbers alone', () => {
    const post = renderPost('#Two #日本語 #4', 'text/plain', context);
    expect(post.tags).toEqual(['two', '日本語']);
    expect(post.html).toContain(
      '<a class="hashtag" data-tag="two" href="https://akkoma.example/tag/two" rel="tag ugc">#Two</a>',
    );
    expect(post.html).toContain(' #4');
  });

  it('keeps balanced brackets in an address and gives sentence punctuation back', () => {
    expect(html('(https://example.com/a_(b)).')).toBe(
      '(<a href="https://example.com/a_(b)" rel="ugc">https://example.com/a_(b)</a>).',
    );
    expect(html('"https://example.com/?a=1&b=2"')).toContain(
      '<a href="https://example.com/?a=1&amp;b=2" rel="ugc">https://example.com/?a=1&amp;b=2</a>"',
    );
  });
});

describe('other formats', () => {
  it('reads BBCode', () => {
    expect(html('[b]bold[/b] [i]it[/i] [url=https://example.com]link[/url]', 'text/bbcode')).toBe(
      '<strong>bold</strong> <em>it</em> <a href="https://example.com">link</a>',
    );
  });

  it('reads nested functions of Misskey’s dialect', () => {
    expect(html('$[tada $[spin.x,speed=2s nested $[rainbow deep]]]', 'text/x.misskeymarkdown')).toBe(
      '<p><span class="mfm-tada"><span class="mfm-spin" data-mfm-x="" data-mfm-speed="2s">nested <span class="mfm-rainbow">deep</span></span></span></p>',
    );
  });

  it('drops function arguments that are more than a plain word', () => {
    expect(html('$[fg.color=red;x <b>a</b>]', 'text/x.misskeymarkdown')).not.toContain('data-mfm');
  });

  it('does not link inside code and existing links', () => {
    expect(html('`@alice #x` [@bob](https://b.example)', 'text/markdown')).toBe(
      '<p><code class="inline">@alice #x</code> <a href="https://b.example">@bob</a></p>',
    );
  });
});

describe('sanitising', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)" onclick="x()">x</a>',
    '<svg><script>alert(1)</script></svg>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<style>*{}</style><p style="position:fixed">x</p>',
    '<math><mtext><script>alert(1)</script></mtext></math>',
    '"><script>x</script>',
  ];
  const forbidden =
    /^<\/?(?:script|style|iframe|svg|object|embed|form)|\s(?:on\w+|style|srcdoc)=|(?:href|src)="\s*(?:javascript|data|vbscript)/i;
  // '>' never stands unescaped inside an attribute of sanitised HTML, so this finds whole tags.
  const isSafe = (out: string) => (out.match(/<[^>]*>/g) ?? []).every((tag) => !forbidden.test(tag));

  it('lets no script through in any format, whatever surrounds it', () => {
    const piece = fc.oneof(
      fc.constantFrom(...hostile),
      fc.string(),
      fc.constantFrom('<', '>', '"', "'", '`', '$[x ', ']', '\n'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), fc.constantFrom(...CONTENT_TYPES), (pieces, type) => {
        const out = renderPost(pieces.join(''), type, context).html;
        expect(isSafe(out)).toBe(true);
        expect(sanitise(out)).toBe(out);
      }),
      { numRuns: 400 },
    );
  });
});

it.each([
  ['nested quotes', '>'.repeat(5000)],
  ['open links', '[a]('.repeat(1200)],
  ['closing brackets', `https://a.example/${')'.repeat(4900)}`],
  ['open functions', '$[x '.repeat(1200)],
  ['handles', '@a'.repeat(2500)],
])('is not held up by thousands of %s', (_, source) => {
  // Of the processor: others may use the machine meanwhile.
  const before = process.cpuUsage();
  for (const type of CONTENT_TYPES) expect(html(source, type).length).toBeGreaterThan(0);
  const { user, system } = process.cpuUsage(before);
  // Five renderings; the slow ways took seconds each.
  expect((user + system) / 1000).toBeLessThan(2000);
});

it('finds emoji codes that share a colon', () => {
  expect(emojiCodes('see :a::b_c: and 12:30 o’clock :a:')).toEqual(['a', 'b_c']);
});

const shared = process.env['SKEIN_SHARED'] ?? fileURLToPath(new URL('../../../../shared', import.meta.url));
const recordings = `${shared}/akkoma/recorded/`;
describe.skipIf(!existsSync(recordings))('against recorded posts (needs ../shared)', () => {
  const names = ['plain', 'hashtags', 'markdown', 'mfm_nested', 'bbcode', 'greentext', 'rtl', 'emoji'];
  it.each(names)('renders %s as the recorded server did', (name) => {
    const body: unknown = JSON.parse(readFileSync(`${recordings}status_${name}.json`, 'utf8')).response.body;
    expect(body).toMatchObject({ akkoma: { source: { content: expect.any(String) } } });
    const { content, akkoma } = JSON.parse(JSON.stringify(body));
    expect(html(akkoma.source.content, akkoma.source.mediaType)).toBe(content);
  });
});
