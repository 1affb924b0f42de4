import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Mention } from '@/domain/status/status';
import { show } from '../../../test/show';
import { RichText } from './rich-text';

afterEach(cleanup);

const person = (acct: string, url: string): Mention => ({
  id: acct,
  acct,
  username: acct.split('@', 1)[0] ?? '',
  url,
});

test('a huge text goes on from the line where its first part ends', async () => {
  const code = Array.from({ length: 240 }, (_, at) => `let a_${at} = { of: ${at}, is: "x" };\n`).join('');
  const { container } = show(<RichText html={`<pre><code>${code}</code></pre>`} emojis={[]} />);
  const blocks = (): readonly string[] =>
    // The DOM of the tests keeps the first newline of code, which browsers drop.
    [...container.querySelectorAll('pre')].map(({ textContent }) => textContent.replace(/^\n/, ''));
  expect(blocks()).toHaveLength(1);
  expect(blocks()[0]).not.toMatch(/;\n$/);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(blocks()).toHaveLength(2));
  expect(blocks()[0]).toMatch(/;\n$/);
  expect(code.startsWith(blocks().join(''))).toBe(true);
});

test('a reply says whom it goes to besides those whom its text names, at whatever address of theirs', async () => {
  const html =
    '<p><a class="mention" href="https://blog.example/?author=1&amp;feed=2">@blog</a> <a class="mention" href="https://a.example/users/ann">@ann</a> hi</p>';
  const mentions = [
    person('blog@blog.example', 'https://blog.example/?author=1&feed=2'),
    person('ann@a.example', 'https://a.example/@ann'),
    person('bob@a.example', 'https://a.example/@bob'),
  ];
  show(<RichText html={html} emojis={[]} mentions={mentions} repliedTo="0" />);
  const also = await screen.findByText('Also to', { exact: false });
  expect(also.textContent).toContain('@bob');
  expect(also.textContent).not.toMatch(/@blog|@ann/);
  const inside = screen.getAllByText(/^@(blog|ann)$/).map((name) => name.closest('a')?.getAttribute('href'));
  expect(inside.every((href) => href?.startsWith('/'))).toBe(true);
});

test('two people of one name are told apart by their hosts', () => {
  const html = `Not <a class="mention" href="https://two.example/@kit">@kit</a> but <a class="mention" href="https://one.example/@kit">@kit</a> and <a class="mention" href="https://one.example/@ann">@ann</a>`;
  const mentions = ['kit@two', 'kit@one', 'ann@one'].map((name) => {
    const [user, host] = name.split('@');
    return person(`${name}.example`, `https://${host}.example/@${user}`);
  });
  const { container } = show(<RichText html={html} emojis={[]} mentions={mentions} />);
  expect(container.textContent).toBe('Not @kit@two.example but @kit@one.example and @ann');
});

test('what names a tag of the post leads to the tag, however its software wrote the link', () => {
  const html =
    '<a href="https://b.example/?tag=photo">#Photo</a> <a class="hashtag" href="https://c.example/t?n=sea">#<span>sea</span></a> <a href="https://b.example/?tag=boat">#boat</a> <a href="https://b.example/photo">photo</a>';
  const tags = ['photo', 'sea'].map((name) => ({ name, url: `https://b.example/tags/${name}` }));
  const { container } = show(<RichText html={html} emojis={[]} tags={tags} />);
  const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/tag/photo', '/tag/sea', 'https://b.example/?tag=boat', 'https://b.example/photo']);
});
