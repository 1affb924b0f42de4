import { expect, test } from 'vitest';
import { dressed, type Picture } from './picture';

const PAGE = `<!doctype html><html><head><title>Skein</title>
<script src="/assets/early-a1b2c3d4.js"></script>
<script type="module" crossorigin src="/assets/index-a1b2c3d4.js"></script>
<link rel="stylesheet" crossorigin href="/assets/index-b1b2b3b4.css">
</head><body><div id="app"></div></body></html>`;

const picture: Picture = {
  paths: ['/main/friends'],
  build: '/assets/index-a1b2c3d4.js',
  sheets: ['/assets/index-b1b2b3b4.css', '/assets/beside-c1c2c3c4.css'],
  for: { active: 'a|1', window: 2, lang: 'en', dir: 'ltr', at: 1, first: ['9', 60] },
  markup: '<main>$& posts</main>',
};

test('the picture stands before the app, the early script knows whom it is for and begins with the app', () => {
  const page = dressed(PAGE, picture) ?? '';
  expect(page).toContain(
    '<div id="last-screen" aria-hidden="true"><main>$& posts</main></div><div id="app">',
  );
  expect(page).not.toContain('type="module"');
  const about = /<meta name="last-screen" content="([^"]*)">/.exec(page)?.[1] ?? '';
  expect(JSON.parse(about.replaceAll('&quot;', '"'))).toEqual({ ...picture.for, app: picture.build });
  expect(page.indexOf('name="last-screen"')).toBeLessThan(page.indexOf('/assets/early-'));
});

test('style sheets of late parts come once, after those of the page', () => {
  const page = dressed(PAGE, picture) ?? '';
  expect(page.match(/index-b1b2b3b4\.css/g)).toHaveLength(1);
  expect(page.indexOf('beside-c1c2c3c4.css')).toBeGreaterThan(page.indexOf('index-b1b2b3b4.css'));
});

test('a page of another build gets no picture: its class names differ', () => {
  expect(dressed(PAGE.replaceAll('index-a1b2c3d4.js', 'index-z1z2z3z4.js'), picture)).toBeNull();
});
