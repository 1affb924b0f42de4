import { describe, expect, test } from 'vitest';
import { makeAccount, makeStatus } from '../../../../test/make';
import { makeAttachment } from '../../../../test/make-attachment';
import { SERVER } from '@/data/testing/fake-server';
import type { Status } from '@/domain/status/status';
import '@/i18n/messages/en/late/tools';
import { createTranslator } from '@/i18n/translator';
import { richNodes } from '@/parts/rich-text/rich-cache';
import { asMarkdown, asQuote, embedCode, type CopyFacts } from './copies';

const ANN = makeAccount({
  id: '2',
  acct: 'ann@b.example',
  displayName: 'Ann',
  url: 'https://b.example/@ann',
});
const t = createTranslator('en', 'ltr', {});

const facts = (given: Partial<Status>, open = true): CopyFacts => ({
  t,
  server: SERVER,
  post: {
    status: makeStatus({ id: '7', accountId: '2', url: 'https://b.example/@ann/7', ...given }),
    author: ANN,
    open,
    mediaOpen: open,
    muted: false,
    translated: null,
  },
});

describe('a post as a quote', () => {
  test('has its words, who wrote them, when and where', () => {
    expect(
      asQuote(
        facts({ text: 'One.\nTwo.', attachments: [makeAttachment({ id: '1', description: 'a crab' })] }),
      ),
    ).toMatch(
      /^“One\.\nTwo\.\n\[Picture: a crab\]”\n— Ann \(@ann@b\.example\), .*2026.*\nhttps:\/\/b\.example\/@ann\/7$/,
    );
  });

  test('keeps closed what the reader has not opened', () => {
    const closed = asQuote(facts({ text: 'Secret.', spoilerText: 'Tides' }, false));
    expect(closed).toContain('Content warning: Tides');
    expect(closed).not.toContain('Secret');
    expect(asQuote(facts({ text: 'Secret.', spoilerText: 'Tides' }))).toMatch(/Tides\nSecret/);
  });

  test('tells no date where the server tells none', () => {
    expect(asQuote(facts({ createdAt: 0 }))).toContain('\n— Ann (@ann@b.example)\n');
  });
});

describe('a post as Markdown', () => {
  const markdown = (content: string, given: Partial<Status> = {}): string =>
    asMarkdown(facts({ content, ...given }), richNodes(content, null));

  test('keeps links, emphasis, lists and code, and is a quotation throughout', () => {
    const text = markdown(
      '<p>A <strong>bold</strong> <a href="https://c.example/a_(b)">link</a></p><ul><li>one</li><li>two</li></ul><pre><code>x *y*</code></pre>',
    );
    expect(text).toContain('> A **bold** [link](https://c.example/a_%28b%29)');
    expect(text).toContain('> - one\n> - two');
    expect(text).toContain('> ```\n> x *y*\n> ```');
    expect(text.split('\n').every((line) => line.startsWith('>'))).toBe(true);
    expect(text).toMatch(
      /> — \[Ann \(@ann@b\.example\)\]\(https:\/\/b\.example\/@ann\), \[.*\]\(https:\/\/b/,
    );
  });

  test('lets no sign of a post become Markdown', () => {
    expect(markdown('<p>* 2 # [x] _y_ `z` &lt;b&gt;</p>')).toContain(
      String.raw`> \* 2 \# \[x\] \_y\_ \`z\` \<b\>`,
    );
  });

  test('names pictures by their descriptions', () => {
    const attachments = [
      makeAttachment({ id: '1', url: 'https://b.example/crab.png', description: 'a crab' }),
    ];
    expect(markdown('<p>Look</p>', { attachments })).toContain('> ![a crab](https://b.example/crab.png)');
  });
});

describe('code that shows a post in another page', () => {
  const of = (given: Partial<Status>, software: string | null): string | null =>
    embedCode(
      makeStatus({ id: '7', isLocal: false, url: 'https://b.example/@ann/7', ...given }),
      { ...ANN, displayName: 'Ann "B"', instance: { host: 'b.example', software } },
      SERVER,
    );

  test('is known of servers of the family of Mastodon', () => {
    expect(of({}, 'mastodon')).toContain('src="https://b.example/@ann/7/embed" title="Ann &quot;B&quot;"');
  });

  test('is known of own posts of an Akkoma or a Pleroma', () => {
    const home = (name: string): string | null =>
      embedCode(makeStatus({ id: '7a', isLocal: true, url: 'https://a.example/objects/7' }), ANN, {
        ...SERVER,
        base: 'https://a.example',
        software: { ...SERVER.software, name },
      });
    for (const name of ['akkoma', 'Pleroma'])
      expect(home(name)).toContain('src="https://a.example/embed/7a"');
    expect(home('gotosocial')).toBeNull();
  });

  test('is offered neither where nobody knows, nor of posts that not everybody may read', () => {
    expect(of({}, null)).toBeNull();
    expect(of({}, 'akkoma')).toBeNull();
    expect(of({ visibility: 'private' }, 'mastodon')).toBeNull();
    expect(of({ url: 'https://b.example/objects/"><script>' }, 'mastodon')).toBeNull();
  });
});
